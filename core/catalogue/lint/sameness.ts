import { type FiledTool, type LintProblem, problemsOf } from './problem.ts'

const SHINGLE = 3
/**
 * Share of common three-word runs. Independent texts stay below 0.04 (long) or 0.2 (one sentence); a template with
 * every fourth word replaced reaches 0.14.
 */
const LIMITS = { description: 0.25, long_description: 0.1 } as const
type Field = keyof typeof LIMITS
/** A run shared by more tools than this is an idiom; comparing all of them pairwise would be slow. */
const IDIOM = 40

const wordsOf = (tool: FiledTool, text: string) =>
  (text
    .split(tool.name)
    .join(' it ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []) as string[]

const runsOf = (words: readonly string[], length: number) =>
  new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')))

const nearDuplicates = (tools: readonly FiledTool[], field: Field): LintProblem[] => {
  const shingles = tools.map((tool) => runsOf(wordsOf(tool, tool[field]), SHINGLE))
  const holders = new Map<string, number[]>()
  const problems: LintProblem[] = []
  tools.forEach((tool, index) => {
    const own = shingles[index] ?? new Set<string>()
    const common = new Map<number, number>()
    for (const shingle of own) {
      const earlier = holders.get(shingle) ?? []
      if (earlier.length <= IDIOM) for (const other of earlier) common.set(other, (common.get(other) ?? 0) + 1)
      holders.set(shingle, [...earlier, index])
    }
    for (const [other, count] of common) {
      const similarity = count / (own.size + (shingles[other]?.size ?? 0) - count)
      if (similarity < LIMITS[field]) continue
      const message = `${field} is nearly that of ${tools[other]?.slug} (${Math.round(similarity * 100)} % the same)`
      problems.push(...problemsOf(tool, [['near-duplicate', message]]))
    }
  })
  return problems
}

/** A run of this many words is a sentence or half of one, no longer an idiom. */
const PHRASE = 7
/** Tools that may share such a run by chance. */
const PHRASE_TOOLS = 3

/** Reports every further use of a phrase after the first few, across all categories. */
const stockPhrases = (tools: readonly FiledTool[], field: Field): LintProblem[] => {
  const users = new Map<string, number>()
  return tools.flatMap((tool) => {
    const repeated = [...runsOf(wordsOf(tool, tool[field]), PHRASE)].filter((run) => {
      const count = (users.get(run) ?? 0) + 1
      users.set(run, count)
      return count > PHRASE_TOOLS
    })
    const [run] = repeated
    if (run === undefined) return []
    const message = `${field} holds a phrase that ${users.get(run)} tools share: "${run}"`
    return problemsOf(tool, [['stock-phrase', message]])
  })
}

/** Shorter sentences ("It is free.") may repeat. */
const SENTENCE = 6

const repeatedSentences = (tools: readonly FiledTool[]): LintProblem[] => {
  const seen = new Map<string, FiledTool>()
  return tools.flatMap((tool) =>
    [tool.description, tool.long_description].flatMap((text) =>
      text.split(/(?<=[.!?])\s+/u).flatMap((sentence) => {
        const words = wordsOf(tool, sentence)
        const key = words.join(' ')
        const first = seen.get(key)
        if (words.length < SENTENCE) return []
        seen.set(key, first ?? tool)
        if (first === undefined) return []
        return problemsOf(tool, [['same-sentence', `repeats a sentence of ${first.slug}: "${sentence}"`]])
      }),
    ),
  )
}

const OPENING = 4

const sameOpenings = (tools: readonly FiledTool[]): LintProblem[] => {
  const seen = new Map<string, FiledTool>()
  return tools.flatMap((tool) => {
    const opening = wordsOf(tool, tool.long_description).slice(0, OPENING).join(' ')
    const key = `${tool.category} ${opening}`
    const first = seen.get(key)
    if (first === undefined) {
      seen.set(key, tool)
      return []
    }
    return problemsOf(tool, [['same-opening', `long_description opens like that of ${first.slug}: "${opening} ..."`]])
  })
}

/** The tool's own name does not count as a difference. */
export const lintSameness = (tools: readonly FiledTool[]): LintProblem[] => [
  ...nearDuplicates(tools, 'description'),
  ...nearDuplicates(tools, 'long_description'),
  ...stockPhrases(tools, 'description'),
  ...stockPhrases(tools, 'long_description'),
  ...repeatedSentences(tools),
  ...sameOpenings(tools),
]
