import type { Synonym } from '../../search/index/search-record.ts'
import { stemsOf } from '../../search/index/synonyms.ts'
import { isWeak, STOP_WORDS } from '../../search/text/word-lists.ts'
import { withoutMarks, wordsOf } from '../../search/text/words.ts'
import type { LintedCatalogue, LintProblem } from './problem.ts'

const FILE = 'synonyms.json'
const problem = (rule: string, message: string): LintProblem => ({ file: FILE, slug: '', rule, message })

const stemsOfCatalogue = ({ tools, categories }: LintedCatalogue): ReadonlySet<string> =>
  new Set(
    [
      ...tools.flatMap((tool) => [
        tool.name,
        ...tool.aliases,
        tool.vendor,
        tool.description,
        tool.long_description,
        ...tool.features,
        ...tool.use_cases,
      ]),
      ...categories.map(({ name }) => name),
    ].flatMap(stemsOf),
  )

/** Whether a phrase cannot be a search subject: only stop words, or one frequent word besides them. */
const saysNothing = (phrase: string): boolean => {
  const content = wordsOf(withoutMarks(phrase)).filter(({ word }) => !STOP_WORDS.has(word))
  return content.length === 0 || (content.length === 1 && isWeak(content[0]?.word ?? ''))
}

export const lintSynonyms = (synonyms: readonly Synonym[], data: LintedCatalogue): LintProblem[] => {
  const problems: LintProblem[] = []
  const known = stemsOfCatalogue(data)
  const categories = new Set(data.categories.map(({ slug }) => slug))
  const seen = new Set<string>()
  for (const { words, ...meanings } of synonyms) {
    const first = words[0] ?? ''
    if (Object.values(meanings).every((values) => values.length === 0)) {
      problems.push(problem('synonym-without-meaning', `"${first}" means nothing`))
    }
    for (const word of words) {
      const folded = word.toLowerCase()
      if (saysNothing(word)) problems.push(problem('synonym-of-nothing', `"${word}" says too little`))
      if (seen.has(folded)) problems.push(problem('synonym-twice', `"${word}" is listed twice`))
      seen.add(folded)
    }
    for (const phrase of meanings.means ?? []) {
      if (stemsOf(phrase).every((stem) => known.has(stem))) continue
      problems.push(problem('synonym-unknown', `"${first}" means "${phrase}", which no record says`))
    }
    for (const slug of meanings.categories ?? []) {
      if (!categories.has(slug))
        problems.push(problem('unknown-category', `"${first}" means "${slug}", which is no category`))
    }
  }
  return problems
}
