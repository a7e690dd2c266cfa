/** The lint of the catalogue: what a schema cannot say about a record, and what one record must not do to another. */
import { lintIdentity } from './lint/identity.ts'
import { lintLanguage } from './lint/language.ts'
import { lintLongDescription } from './lint/long-description.ts'
import { lintPlans } from './lint/plans.ts'
import { type LintedCatalogue, type LintProblem, problemsOf } from './lint/problem.ts'
import { lintSameness } from './lint/sameness.ts'
import { lintTexts } from './lint/texts.ts'

/** The newest day on which somebody worked on an entry, as YYYY-MM: the lint's only notion of today. */
const newestMonthOf = ({ tools }: LintedCatalogue) =>
  (
    tools
      .flatMap((tool) => [tool.added_on, tool.verified_on ?? ''])
      .sort()
      .at(-1) ?? ''
  ).slice(0, 'YYYY-MM'.length)

/** All problems of the catalogue, by file, then tool, in the order of the data. Empty when nothing is to be mended. */
export const lintCatalogue = (data: LintedCatalogue): LintProblem[] => {
  const names = [...new Set(data.tools.flatMap((tool) => [tool.name, tool.vendor, ...tool.aliases]))]
  // Longer names first, so that "Notion" does not leave "Notion AI" in pieces.
  names.sort((a, b) => b.length - a.length)
  const newestMonth = newestMonthOf(data)
  const problems = [
    ...lintIdentity(data),
    ...data.tools.flatMap((tool) =>
      problemsOf(tool, [
        ...lintTexts(tool, names),
        ...lintLanguage(tool, names),
        ...lintLongDescription(tool),
        ...lintPlans(tool, newestMonth),
      ]),
    ),
    ...lintSameness(data.tools),
  ]
  const place = ({ file, slug }: LintProblem) => `${file}\0${slug}`
  return problems.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
}
