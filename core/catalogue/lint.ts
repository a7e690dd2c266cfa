import { otherNames } from './former-names.ts'
import { lintEvents } from './lint/events.ts'
import { lintIdentity } from './lint/identity.ts'
import { lintLanguage } from './lint/language.ts'
import { lintLongDescription } from './lint/long-description.ts'
import { lintPlans } from './lint/plans.ts'
import { lintPriceOutliers } from './lint/price-outliers.ts'
import { lintPrivacyPage } from './lint/privacy-page.ts'
import { type LintedCatalogue, type LintProblem, problemsOf } from './lint/problem.ts'
import { lintReleases } from './lint/releases.ts'
import { lintSameness } from './lint/sameness.ts'
import { lintTexts } from './lint/texts.ts'
import { lintVendors } from './lint/vendors.ts'

/** The newest month of work on an entry (YYYY-MM), which the lint uses as today. */
const newestMonthOf = ({ tools }: LintedCatalogue) =>
  (
    tools
      .flatMap((tool) => [tool.added_on, tool.verified_on ?? ''])
      .sort()
      .at(-1) ?? ''
  ).slice(0, 'YYYY-MM'.length)

/** All problems, by file, then tool, in data order. Empty when the catalog is clean. */
export const lintCatalogue = (data: LintedCatalogue): LintProblem[] => {
  const names = [...new Set(data.tools.flatMap((tool) => [tool.name, tool.vendor, ...otherNames(tool)]))]
  // Longer names first, so that "Notion" does not split "Notion AI".
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
        ...lintPrivacyPage(tool),
        ...lintReleases(tool),
      ]),
    ),
    ...lintEvents(data.tools, newestMonth),
    ...lintSameness(data.tools),
    ...lintVendors(data.tools),
    ...lintPriceOutliers(data.tools),
  ]
  const place = ({ file, slug }: LintProblem) => `${file}\0${slug}`
  return problems.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
}
