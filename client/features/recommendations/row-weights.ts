/** The rows of a comparison that relate to the member's answers, and their weight in a match. */
import { QUESTIONS, type QuestionKey } from '#core/quiz/questions.ts'

type Answered = readonly { readonly question: number; readonly options: readonly string[] }[]

/** A row that relates to an answer. `weight` is its points in a match, out of 100. */
export type WeighedRow = { readonly label: string; readonly because: string; readonly weight: number }

type SelectedOptions = { readonly ids: readonly string[]; readonly texts: readonly string[] }

type Rule = {
  readonly key: QuestionKey
  /** Labels of rows, or of a group of rows. */
  readonly rows: readonly string[]
  readonly weight: number
  /** The answer in a few words; null if the row is not relevant to it. */
  readonly because: (selected: SelectedOptions) => string | null
}

/** `Critical` for `Critical: I work with sensitive data`. */
const short = (text: string | undefined): string => (text ?? '').split(':', 1)[0] ?? ''

const unless =
  (ids: readonly string[], text: (selected: SelectedOptions) => string) =>
  (selected: SelectedOptions): string | null =>
    selected.ids.every((id) => ids.includes(id)) ? null : text(selected)

const ifSelected =
  (id: string, text: string) =>
  ({ ids }: SelectedOptions): string | null =>
    ids.includes(id) ? text : null

// The weights are those of a match: 50 points for the task, 12 for the budget, 8 for privacy, 5 each for devices and
// team, and 10 for fit, which level, trait and other tools share.
const RULES: readonly Rule[] = [
  {
    key: 'tasks',
    rows: ['Use cases', 'Features'],
    weight: 25,
    because: ({ texts }) => `You asked for: ${texts.join(', ')}`,
  },
  {
    key: 'budget',
    rows: ['Price', 'Plans'],
    weight: 12,
    because: unless(['unlimited'], ({ texts }) => `Your budget: ${texts[0]}`),
  },
  { key: 'budget', rows: ['Free tier'], weight: 12, because: ifSelected('free', 'You asked for free tools only') },
  {
    key: 'privacy',
    rows: ['Privacy'],
    weight: 8,
    because: unless(['moderate', 'flexible'], ({ texts }) => `Privacy is ${short(texts[0]).toLowerCase()} to you`),
  },
  {
    key: 'device',
    rows: ['Runs on'],
    weight: 5,
    because: unless(['cloud', 'mixed'], ({ texts }) => `You work ${short(texts[0]).replace(/^On /, 'on ')}`),
  },
  { key: 'team_size', rows: ['Plans'], weight: 5, because: unless(['solo'], ({ texts }) => `Your team: ${texts[0]}`) },
  { key: 'existing_tools', rows: ['Works with'], weight: 3, because: ({ texts }) => `You use ${texts.join(', ')}` },
  {
    key: 'technical_level',
    rows: ['Skill needed'],
    weight: 3,
    because: ({ texts }) => `Your level: ${short(texts[0]).toLowerCase()}`,
  },
  { key: 'data_sources', rows: ['API'], weight: 2, because: ifSelected('apis', 'You work with APIs') },
  { key: 'trait', rows: ['Skill needed'], weight: 2, because: ifSelected('ease', 'Ease matters most to you') },
  { key: 'trait', rows: ['Features'], weight: 2, because: ifSelected('power', 'Powerful features matter most to you') },
  {
    key: 'trait',
    rows: ['Works with'],
    weight: 2,
    because: ifSelected('integration', 'Integration matters most to you'),
  },
  { key: 'trait', rows: ['Price'], weight: 2, because: ifSelected('cost', 'Low cost matters most to you') },
]

function selectedOptions(key: QuestionKey, answers: Answered): SelectedOptions | null {
  const question = QUESTIONS.find((candidate) => candidate.key === key)
  const options = answers.find((answer) => answer.question === question?.id)?.options ?? []
  const chosen = question?.options.filter(({ id }) => options.includes(id)) ?? []
  return chosen.length === 0 ? null : { ids: chosen.map(({ id }) => id), texts: chosen.map(({ text }) => text) }
}

/** The rows that relate to answers, in descending order of weight; rows of equal weight keep the order of the rules. */
export function weighRows(answers: Answered): WeighedRow[] {
  const rows = new Map<string, WeighedRow>()
  for (const { key, rows: labels, weight, because } of RULES) {
    const selected = selectedOptions(key, answers)
    const text = selected && because(selected)
    if (!text) continue
    for (const label of labels) {
      const before = rows.get(label)
      rows.set(label, {
        label,
        weight: weight + (before?.weight ?? 0),
        because: before ? `${before.because}; ${text[0]?.toLowerCase()}${text.slice(1)}` : text,
      })
    }
  }
  return [...rows.values()].sort((a, b) => b.weight - a.weight)
}
