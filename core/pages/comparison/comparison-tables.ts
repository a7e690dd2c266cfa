import { COMPARISON_ROWS, NOT_KNOWN, type RowLabel, type RowTool, rowCell } from '../../display/comparison-rows.ts'
import { TEAM_SIZE_LABELS } from '../../display/labels.ts'
import { priceOnTerms } from '../../display/lowest-price.ts'
import type { Line, PageBlock } from '../page-model.ts'
import { comparablePrices, freePlanOf, type PageCategory, type PageTool, priceCentsOf } from '../page-tool.ts'
import { type ClaimedField, claim, type Statement, statement } from '../statement.ts'

type Pair = { readonly a: PageTool; readonly b: PageTool }
type Categories = ReadonlyMap<string, PageCategory>

const rowTool = (tool: PageTool, categories: Categories): RowTool => ({
  ...tool,
  freeTier: freePlanOf(tool) === true,
  categoryName: categories.get(tool.categorySlug)?.name ?? '',
})

/** Rows of the two tables, with the fields each shows. */
const GLANCE: readonly (readonly [RowLabel, ...ClaimedField[]])[] = [
  ['Price', 'priceCents'],
  ['Pricing model', 'pricingModel'],
  ['Free tier', 'freePlan'],
  ['Runs on', 'platforms'],
  ['Skill needed', 'skill'],
  ['API', 'apiAvailable'],
  ['MCP server', 'mcpServer'],
  ['Open source', 'openSource'],
  ['License', 'license'],
  ['Works with', 'integrations'],
  ['Privacy claims', 'privacy'],
]
const DETAILS: readonly (readonly [RowLabel, ...ClaimedField[]])[] = [
  ['Features', 'features'],
  ['Use cases', 'useCases'],
  ['Pros', 'pros'],
  ['Cons', 'cons'],
]
const DETAIL_NAMES: Readonly<Record<string, string>> = {
  'Use cases': 'Used for',
}

type Row = readonly [label: string, first: readonly string[], second: readonly string[]]

/** Both prices by year, where only these can be compared: the texts of the page are about the same prices. */
const yearlyRow = ({ a, b }: Pair): Row | null => {
  const prices = comparablePrices(a, b)
  if (prices === null || !prices.billedYearly) return null
  const text = (tool: PageTool, index: 0 | 1): string =>
    priceOnTerms(freePlanOf(tool) === true, {
      cents: prices.cents[index],
      plan: prices.plans[index],
      billedYearly: true,
    })
  return ['Price', [text(a, 0)], [text(b, 1)]]
}

const rowsOf = (rows: typeof GLANCE, tools: readonly [RowTool, RowTool]): Row[] =>
  rows.flatMap(([label]): Row[] => {
    const rule = COMPARISON_ROWS.find((candidate) => candidate.label === label)
    if (rule === undefined) return []
    const [first, second] = tools.map((tool) => rowCell(rule, tool))
    if (!first?.known && !second?.known) return []
    return [[DETAIL_NAMES[label] ?? label, first?.known ? first.lines : [], second?.known ? second.lines : []]]
  })

/** The interactive comparison has the whole lists. */
const MOST_LINES = 6
const shortened = ([label, first, second]: Row): Row => [label, first.slice(0, MOST_LINES), second.slice(0, MOST_LINES)]

const cell = (lines: readonly string[]): Line[] => (lines.length === 0 ? [[NOT_KNOWN]] : lines.map((line) => [line]))

const table = ({ a, b }: Pair, caption: string, rows: readonly Row[], fields: readonly ClaimedField[]): PageBlock[] =>
  rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption,
          head: ['', a.name, b.name],
          rows: rows.map(([label, first, second]) => [[[label]], cell(first), cell(second)]),
          claims: [...claim(a, ...fields), ...claim(b, ...fields)],
        },
      ]

const teamRow = ({ a, b }: Pair): Row[] => {
  const [first, second] = [a, b].map(({ teamFit }) => teamFit.map((size) => TEAM_SIZE_LABELS[size]))
  return (first?.length ?? 0) + (second?.length ?? 0) === 0
    ? []
    : [['Team size', first?.length ? [first.join(', ')] : [], second?.length ? [second.join(', ')] : []]]
}

/** Rows known for both tools. The category is not a fact of a tool. */
const knownRows = ({ a, b }: Pair): Row[] => {
  const tools = [rowTool(a, new Map()), rowTool(b, new Map())] as const
  const rows = [...rowsOf(GLANCE, tools), ...teamRow({ a, b })]
  // "Contact sales" is not a price.
  const isPriced = priceCentsOf(a) !== null && priceCentsOf(b) !== null
  return rows.filter(
    ([label, first, second]) => first.length > 0 && second.length > 0 && (label !== 'Price' || isPriced),
  )
}

const differs = ([, first, second]: Row): boolean => first.join('\n') !== second.join('\n')

/** Facts known for both tools, and how many of them differ. */
export const comparedFacts = (pair: Pair): { readonly known: number; readonly differing: number } => {
  const known = knownRows(pair)
  return { known: known.length, differing: known.filter(differs).length }
}

/** Row labels inside a sentence, unless simply lower-cased. */
const IN_SENTENCE: Readonly<Record<string, string>> = {
  API: 'API',
  'MCP server': 'MCP server',
  'Runs on': 'platforms',
  'Works with': 'integrations',
  'Skill needed': 'skill',
}
const inSentence = (label: string): string => IN_SENTENCE[label] ?? label.toLowerCase()

/** Empty when the records agree or differ everywhere. */
export const balance = (pair: Pair): Statement[] => {
  const rows = knownRows(pair)
  const labels = (found: readonly Row[]) => found.map(([label]) => inSentence(label))
  const [same, different] = [labels(rows.filter((row) => !differs(row))), labels(rows.filter(differs))]
  if (same.length === 0 || different.length === 0) return []
  const line = [
    `Of the ${rows.length} facts known about both, ${same.length} ${same.length === 1 ? 'is' : 'are'} the same (${same.join(', ')}) and ${different.length} ${different.length === 1 ? 'differs' : 'differ'} (${different.join(', ')}).`,
  ]
  const fields = [...GLANCE.flatMap(([, ...names]) => names), 'teamFit'] as ClaimedField[]
  return [statement(`balance:${same.join()}`, 3, line, [...claim(pair.a, ...fields), ...claim(pair.b, ...fields)])]
}

/** Short facts, plans, and longer texts; tables without facts known for both tools are omitted. */
export const comparisonTables = (pair: Pair, categories: Categories) => {
  const names = `${pair.a.name} and ${pair.b.name}`
  const tools = [rowTool(pair.a, categories), rowTool(pair.b, categories)] as const
  const fields = (rows: typeof GLANCE) => rows.flatMap(([, ...own]) => own)
  const yearly = yearlyRow(pair)
  const rows = rowsOf(GLANCE, tools).map((row) => (row[0] === 'Price' && yearly !== null ? yearly : row))
  const glance = [...rows, ...teamRow(pair), ...rowsOf([['Category']], tools)]
  return {
    glance: table(pair, `${names} at a glance`, glance, [...fields(GLANCE), 'teamFit', 'categorySlug']),
    plans: table(pair, `Plans of ${names}`, rowsOf([['Plans']], tools), ['plans']),
    details: table(pair, `What ${names} do`, rowsOf(DETAILS, tools).map(shortened), fields(DETAILS)),
  }
}
