import { COMPARISON_ROWS, NOT_KNOWN, type RowLabel, type RowTool, rowCell } from '../../display/comparison-rows.ts'
import { TEAM_SIZE_LABELS } from '../../display/labels.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import { priceOnTerms } from '../../display/lowest-price.ts'
import type { Line, PageBlock } from '../page-model.ts'
import { comparablePrices, freePlanOf, type PageTool, priceCentsOf } from '../page-tool.ts'
import { type ClaimedField, claim, type Statement, statement } from '../statement.ts'

type Pair = { readonly a: PageTool; readonly b: PageTool }

/** The page names the categories before its tables. */
const rowTool = (tool: PageTool): RowTool => ({ ...tool, freeTier: freePlanOf(tool) === true, categoryName: '' })

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
  Pros: 'Other strengths',
  Cons: 'Other drawbacks',
}
/** The choices quote the first strength and the first drawback. */
const QUOTED: ReadonlySet<string> = new Set(['Pros', 'Cons'])

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
    const [own, others] = [first, second].map((cell) =>
      cell?.known ? cell.lines.slice(QUOTED.has(label) ? 1 : 0) : [],
    )
    return own?.length || others?.length ? [[DETAIL_NAMES[label] ?? label, own ?? [], others ?? []]] : []
  })

const shortened =
  (most: number) =>
  ([label, first, second]: Row): Row => [label, first.slice(0, most), second.slice(0, most)]

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
  const [first = [], second = []] = [a, b].map(({ teamFit }) => {
    if (teamFit.length === Object.keys(TEAM_SIZE_LABELS).length) return ['Any']
    return teamFit.length === 0 ? [] : [teamFit.map((size) => TEAM_SIZE_LABELS[size]).join(', ')]
  })
  return first.length + second.length === 0 ? [] : [['Team size', first, second]]
}

/** Rows known for both tools. */
const knownRows = ({ a, b }: Pair): Row[] => {
  const tools = [rowTool(a), rowTool(b)] as const
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
  'Skill needed': 'skill needed',
}
const inSentence = (label: string): string => IN_SENTENCE[label] ?? label.toLowerCase()
/** Rows whose values are no names. */
const PLAIN_WORDS: ReadonlySet<string> = new Set([
  'Pricing model',
  'Free tier',
  'Skill needed',
  'API',
  'MCP server',
  'Open source',
])

const sameFact = ([label, values]: Row): string => {
  const text = values.join(', ')
  return `${inSentence(label)} (${PLAIN_WORDS.has(label) ? lowerFirst(text) : text})`
}

/** What is the same for both, which the table at a glance leaves out; empty when nothing is. */
export const sameFacts = (pair: Pair): Statement[] => {
  const rows = knownRows(pair).filter((row) => !differs(row))
  if (rows.length === 0) return []
  const labels = rows.map(([label]) => inSentence(label))
  const line = [`The same for both: ${rows.map(sameFact).join('; ')}.`]
  const fields = [...GLANCE.flatMap(([, ...names]) => names), 'teamFit'] as ClaimedField[]
  return [statement(`same:${labels.join()}`, 3, line, [...claim(pair.a, ...fields), ...claim(pair.b, ...fields)])]
}

/** The plans that new customers can buy. */
const plansRow = ({ a, b }: Pair): Row[] => {
  const [first = [], second = []] = [a, b].map((tool) => {
    const open = { ...tool, plans: tool.plans.filter(({ paused }) => paused === null) }
    const [[, lines = []] = []] = rowsOf([['Plans']], [rowTool(open), rowTool(open)])
    return lines
  })
  return first.length + second.length === 0 ? [] : [['Plans', first, second]]
}

/**
 * Short facts that differ, plans, and longer texts without those that the choices quote; tables without facts are
 * omitted.
 * @param mostLines of the longer texts; the interactive comparison has all
 */
export const comparisonTables = (pair: Pair, mostLines: number) => {
  const names = `${pair.a.name} and ${pair.b.name}`
  const tools = [rowTool(pair.a), rowTool(pair.b)] as const
  const fields = (rows: typeof GLANCE) => rows.flatMap(([, ...own]) => own)
  const yearly = yearlyRow(pair)
  const rows = rowsOf(GLANCE, tools).map((row) => (row[0] === 'Price' && yearly !== null ? yearly : row))
  const same = new Set(
    knownRows(pair)
      .filter((row) => !differs(row))
      .map(([label]) => label),
  )
  const glance = [...rows, ...teamRow(pair)].filter(([label]) => !same.has(label))
  return {
    glance: table(pair, `${names} at a glance`, glance, [...fields(GLANCE), 'teamFit']),
    plans: table(pair, `Plans of ${names}`, plansRow(pair), ['plans']),
    details: table(pair, `What ${names} do`, rowsOf(DETAILS, tools).map(shortened(mostLines)), fields(DETAILS)),
  }
}
