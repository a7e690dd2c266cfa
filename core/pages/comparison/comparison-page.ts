/** The content of a comparison: `/compare/a-vs-b`, a before b by slug. */
import { COMPARISON_ROWS, NOT_KNOWN, type RowLabel, type RowTool, rowCell } from '../../display/comparison-rows.ts'
import { commonFactText } from '../../display/facts.ts'
import { TEAM_SIZE_LABELS } from '../../display/labels.ts'
import { priceText } from '../../display/price.ts'
import type { Line, PageBlock } from '../page-model.ts'
import { entryPlanOf, freePlanOf, type PageCategory, type PageTool } from '../page-tool.ts'
import {
  bullets,
  byWeight,
  type ClaimedField,
  claim,
  heading,
  paragraph,
  type Statement,
  section,
  statement,
  toolLink,
} from '../statement.ts'
import { andList, plural, topicWords } from '../words.ts'
import { cautionFor, choicesFor } from './choices.ts'
import { priceDates, priceStatements } from './price-statements.ts'
import { comparisonQuestions } from './questions.ts'
import { mainTopics, traitStatements } from './trait-statements.ts'

/** Differences that the opening names. */
const IN_SHORT = 4

export type Comparison = {
  readonly a: PageTool
  readonly b: PageTool
  /** What the records agree on and what not. */
  readonly balance: readonly Statement[]
  readonly prices: readonly Statement[]
  readonly shared: readonly Statement[]
  readonly only: readonly Statement[]
}

/** Everything that can be said of two tools beside each other. */
export const comparisonOf = (a: PageTool, b: PageTool): Comparison => {
  const { shared, only } = traitStatements([a, b])
  const vendor =
    a.vendor !== '' && a.vendor === b.vendor
      ? [
          statement(
            'vendor:same',
            5,
            [`Both come from the same vendor, ${a.vendor}.`],
            [...claim(a, 'vendor'), ...claim(b, 'vendor')],
          ),
        ]
      : []
  return { a, b, balance: balance({ a, b }), prices: priceStatements([a, b]), shared: [...vendor, ...shared], only }
}

const rowTool = (tool: PageTool, categories: ReadonlyMap<string, PageCategory>): RowTool => ({
  ...tool,
  priceText: priceText(tool.pricingModel, tool.plans),
  freeTier: freePlanOf(tool) === true,
  categoryName: categories.get(tool.categorySlug)?.name ?? '',
})

/** Rows of the two tables, with the fields that each shows. */
const GLANCE: readonly (readonly [RowLabel, ...ClaimedField[]])[] = [
  ['Price', 'priceCents'],
  ['Pricing model', 'pricingModel'],
  ['Free tier', 'freePlan'],
  ['Runs on', 'platforms'],
  ['Skill needed', 'skill'],
  ['API', 'apiAvailable'],
  ['Open source', 'openSource'],
  ['Works with', 'integrations'],
  ['Privacy claims', 'privacy'],
  ['Category', 'categorySlug'],
]
const DETAILS: readonly (readonly [RowLabel, ...ClaimedField[]])[] = [
  ['Features', 'features'],
  ['Use cases', 'useCases'],
  ['Pros', 'pros'],
  ['Cons', 'cons'],
]
const DETAIL_NAMES: Readonly<Record<string, string>> = {
  'Use cases': 'Used for',
  Pros: 'Stronger at',
  Cons: 'Weaker at',
}

type Row = readonly [label: string, first: readonly string[], second: readonly string[]]

const rowsOf = (rows: typeof GLANCE, tools: readonly [RowTool, RowTool]): Row[] =>
  rows.flatMap(([label]): Row[] => {
    const rule = COMPARISON_ROWS.find((candidate) => candidate.label === label)
    if (rule === undefined) return []
    const [first, second] = tools.map((tool) => rowCell(rule, tool))
    if (!first?.known && !second?.known) return []
    return [[DETAIL_NAMES[label] ?? label, first?.known ? first.lines : [], second?.known ? second.lines : []]]
  })

const cell = (lines: readonly string[]): Line[] => (lines.length === 0 ? [[NOT_KNOWN]] : lines.map((line) => [line]))

const table = (
  { a, b }: Comparison,
  caption: string,
  rows: readonly Row[],
  fields: readonly ClaimedField[],
): PageBlock[] =>
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

const teamRow = ({ a, b }: Pick<Comparison, 'a' | 'b'>): Row[] => {
  const [first, second] = [a, b].map(({ teamFit }) => teamFit.map((size) => TEAM_SIZE_LABELS[size]))
  return (first?.length ?? 0) + (second?.length ?? 0) === 0
    ? []
    : [['Team size', first?.length ? [first.join(', ')] : [], second?.length ? [second.join(', ')] : []]]
}

/** Labels of the first table inside a sentence, where they are not the same in lower case. */
const IN_SENTENCE: Readonly<Record<string, string>> = {
  API: 'API',
  'Runs on': 'platforms',
  'Works with': 'integrations',
  'Skill needed': 'skill',
}
const inSentence = (label: string): string => IN_SENTENCE[label] ?? label.toLowerCase()

const balance = (pair: Pick<Comparison, 'a' | 'b'>): Statement[] => {
  const rows = knownRows(pair)
  const labels = (found: readonly Row[]) => found.map(([label]) => inSentence(label))
  const [same, different] = [labels(rows.filter((row) => !differs(row))), labels(rows.filter(differs))]
  if (same.length === 0 || different.length === 0) return []
  const line = [
    `Of ${rows.length} facts known of both, ${same.length} ${same.length === 1 ? 'is' : 'are'} the same (${same.join(', ')}) and ${different.length} ${different.length === 1 ? 'differs' : 'differ'} (${different.join(', ')}).`,
  ]
  const fields = [
    ...GLANCE.filter(([label]) => label !== 'Category').flatMap(([, ...names]) => names),
    'teamFit',
  ] as ClaimedField[]
  return [statement(`balance:${same.join()}`, 3, line, [...claim(pair.a, ...fields), ...claim(pair.b, ...fields)])]
}

const opening = ({ a, b }: Comparison, categories: ReadonlyMap<string, PageCategory>): PageBlock[] => {
  const shared = mainTopics(a).filter((topic) => b.topics[topic] !== undefined)
  const topics = andList(topicWords(shared.slice(0, 3)))
  const [first, second] = [a, b].map(({ categorySlug }) => categories.get(categorySlug)?.name ?? categorySlug)
  const claims = [...claim(a, 'categorySlug', 'topics'), ...claim(b, 'categorySlug', 'topics')]
  const lead =
    first === second
      ? shared.length === 0
        ? `Both tools are in ${first}, with different main uses.`
        : `Both tools are in ${first} and used for ${topics}.`
      : `${a.name} is in ${first} and ${b.name} in ${second}${shared.length === 0 ? '.' : `, but both are used for ${topics}.`}`
  const about = (tool: PageTool) =>
    paragraph(
      [toolLink(tool), tool.vendor === '' ? ': ' : ` (${tool.vendor}): `, tool.description],
      claim(tool, 'description', 'vendor'),
    )
  return [paragraph([lead], claims), about(a), about(b)]
}

const differences = (comparison: Comparison): { readonly short: Statement[]; readonly rest: readonly Statement[] } => {
  const { prices, only } = comparison
  const telling = prices.filter(({ fact }) => /^(?:price:(?!one|unlike)|free:one)/.test(fact))
  const short = byWeight([...telling, ...only]).slice(0, IN_SHORT)
  return { short, rest: only.filter((one) => !short.includes(one)) }
}

const planTable = (comparison: Comparison, tools: readonly [RowTool, RowTool]): PageBlock[] =>
  table(comparison, `Plans of ${comparison.a.name} and ${comparison.b.name}`, rowsOf([['Plans']], tools), ['plans'])

const pricing = (
  comparison: Comparison,
  tools: readonly [RowTool, RowTool],
  short: readonly Statement[],
): PageBlock[] => {
  const { a, b, prices } = comparison
  const left = prices.filter((one) => !short.includes(one))
  const dates = priceDates([a, b])
  const claims = [...claim(a, 'plans'), ...claim(b, 'plans')]
  const unpriced = [a, b].filter((tool) => entryPlanOf(tool) === null && tool.pricingModel !== 'free')
  const unknown =
    unpriced.length === 2
      ? [
          paragraph(
            [`We know no paid price for ${a.name} or ${b.name}. Ask both vendors before you decide on cost.`],
            claims,
          ),
        ]
      : []
  return [
    ...bullets(left),
    ...unknown,
    ...planTable(comparison, tools),
    ...(dates === '' ? [] : [paragraph([dates], claims)]),
  ]
}

const choices = ({ a, b }: Comparison): PageBlock[] =>
  (
    [
      [a, b, 'choose-first'],
      [b, a, 'choose-second'],
    ] as const
  ).flatMap(([tool, other, id]) => {
    const reasons = choicesFor(tool, other)
    return reasons.length === 0
      ? []
      : [
          heading(3, id, `Choose ${tool.name} if`),
          ...bullets(reasons),
          ...cautionFor(tool).map(({ line, claims }) => paragraph(line, claims)),
        ]
  })

/** Source and month of most facts, for both tools at once where they agree. */
const sources = ({ a, b }: Comparison): PageBlock[] => {
  const [first, second] = [a, b].map((tool) => commonFactText(Object.values(tool.facts)))
  const of = (name: string, text: string) =>
    `Most facts about ${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
  const texts =
    first && first === second
      ? [of(`${a.name} and ${b.name}`, first)]
      : [...(first ? [of(a.name, first)] : []), ...(second ? [of(b.name, second)] : [])]
  if (texts.length === 0) return []
  const line: Line = [
    `${texts.join(' ')} The pages of `,
    toolLink(a),
    ' and ',
    toolLink(b),
    ' name the source and month of every single fact. What is not known reads “Not known” and speaks for neither tool. You can also ',
    { text: 'add more tools to this comparison', href: `/compare?tools=${a.slug},${b.slug}` },
    '.',
  ]
  return [paragraph(line, [...claim(a, 'facts'), ...claim(b, 'facts')])]
}

/** The blocks of a comparison, in the order of reading. */
export const comparisonBlocks = (
  comparison: Comparison,
  categories: ReadonlyMap<string, PageCategory>,
): PageBlock[] => {
  const { a, b, shared } = comparison
  const tools = [rowTool(a, categories), rowTool(b, categories)] as const
  const { short, rest } = differences(comparison)
  const glance = [...rowsOf(GLANCE, tools), ...teamRow(comparison)]
  const fields = (rows: typeof GLANCE) => rows.flatMap(([, ...names]) => names)
  return [
    ...opening(comparison, categories),
    ...section('in-short', `The main ${plural(short.length, 'difference')}`, bullets(short)),
    ...section('at-a-glance', 'At a glance', [
      ...comparison.balance.map(({ line, claims }) => paragraph(line, claims)),
      ...table(comparison, `${a.name} and ${b.name} at a glance`, glance, [...fields(GLANCE), 'teamFit']),
    ]),
    ...section('price', `What ${a.name} and ${b.name} cost`, pricing(comparison, tools, short)),
    ...section('choose', 'Who should pick which', choices(comparison)),
    ...section(
      'features',
      'What each one does',
      table(comparison, `What ${a.name} and ${b.name} do`, rowsOf(DETAILS, tools), fields(DETAILS)),
    ),
    ...section('other-differences', 'More differences', bullets(rest)),
    ...section('in-common', 'What they share', bullets(shared)),
    ...section('questions', 'Questions people ask', comparisonQuestions(a, b)),
    ...section('sources', 'Where these facts come from', sources(comparison)),
  ]
}

/** Facts of the first table that are known of both tools. The category is no fact of a tool. */
const knownRows = ({ a, b }: Pick<Comparison, 'a' | 'b'>): Row[] => {
  const tools = [rowTool(a, new Map()), rowTool(b, new Map())] as const
  const rows = [...rowsOf(GLANCE, tools), ...teamRow({ a, b })]
  return rows.filter(([label, first, second]) => label !== 'Category' && first.length > 0 && second.length > 0)
}

const differs = ([, first, second]: Row): boolean => first.join('\n') !== second.join('\n')

/** How many facts are known of both tools, and how many of these disagree. */
export const comparedFacts = (
  pair: Pick<Comparison, 'a' | 'b'>,
): { readonly known: number; readonly differing: number } => {
  const known = knownRows(pair)
  return { known: known.length, differing: known.filter(differs).length }
}
