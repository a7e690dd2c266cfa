/** The content of `/compare/a-vs-b`, a before b by slug. */
import { commonFactText } from '../../display/facts.ts'
import { offerOf } from '../../display/offer.ts'
import type { Line, PageBlock } from '../page-model.ts'
import type { PageCategory, PageTool } from '../page-tool.ts'
import { wordCountOf } from '../render-page.ts'
import { bullets, byWeight, claim, paragraph, type Statement, section, statement, toolLink } from '../statement.ts'
import { andList, GENERATED, plural, topicWords } from '../texts.ts'
import { cautionFor, choicesFor } from './choices.ts'
import { comparisonTables, sameFacts } from './comparison-tables.ts'
import { priceDates, priceStatements } from './price-statements.ts'
import { comparisonQuestions } from './questions.ts'
import { mainTopics, traitStatements } from './trait-statements.ts'

const IN_SHORT = 3
/** What people read of an article, and how many features and uses of each tool it has, the most that fit. */
const MOST_WORDS = 900
const LINES = [4, 3, 2, 1] as const
const MOST_TOPICS = 6

/** Facts that the page states elsewhere: at a glance, in the first sentence, or next to the plans. */
const STATED_ELSEWHERE =
  /^(?:apiAvailable|free:both|integrations|openSource|platforms|privacy|range|skill|teamFit|topics:both)(?::|$)/

const isStatedElsewhere = ({ fact }: Statement): boolean => STATED_ELSEWHERE.test(fact)

type Categories = ReadonlyMap<string, PageCategory>

export type Comparison = {
  readonly a: PageTool
  readonly b: PageTool
  /** What the records agree on. */
  readonly same: readonly Statement[]
  readonly prices: readonly Statement[]
  readonly shared: readonly Statement[]
  readonly only: readonly Statement[]
}

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
  return { a, b, same: sameFacts({ a, b }), prices: priceStatements([a, b]), shared: [...vendor, ...shared], only }
}

const opening = ({ a, b }: Comparison, categories: Categories): PageBlock[] => {
  const shared = mainTopics(a).filter((topic) => b.topics[topic] !== undefined)
  const topics = andList(topicWords(shared.slice(0, MOST_TOPICS)))
  const [first, second] = [a, b].map(({ categorySlug }) => categories.get(categorySlug)?.name ?? categorySlug)
  const claims = [...claim(a, 'categorySlug', 'topics'), ...claim(b, 'categorySlug', 'topics')]
  const lead =
    first === second
      ? shared.length === 0
        ? `Both tools are in ${first}, with different main uses.`
        : `Both tools are in ${first} and are used for ${topics}.`
      : `${a.name} is in ${first} and ${b.name} is in ${second}${shared.length === 0 ? '.' : `, but both are used for ${topics}.`}`
  const about = (tool: PageTool) =>
    paragraph(
      [toolLink(tool), tool.vendor === '' ? ': ' : ` (${tool.vendor}): `, tool.description],
      claim(tool, 'description', 'vendor'),
    )
  return [paragraph([lead], claims), about(a), about(b)]
}

const differences = (comparison: Comparison): { readonly short: Statement[]; readonly rest: readonly Statement[] } => {
  const { prices, only } = comparison
  const telling = prices.filter(({ fact }) => /^(?:price:(?!one|unlike|requests)|free:one)/.test(fact))
  const short = byWeight([...telling, ...only]).slice(0, IN_SHORT)
  return { short, rest: only.filter((one) => !short.includes(one) && !isStatedElsewhere(one)) }
}

const pricing = (comparison: Comparison, plans: readonly PageBlock[], short: readonly Statement[]): PageBlock[] => {
  const { a, b, prices } = comparison
  const left = prices.filter((one) => !short.includes(one) && !isStatedElsewhere(one))
  const dates = priceDates([a, b])
  const claims = [...claim(a, 'plans'), ...claim(b, 'plans')]
  const unpriced = [a, b].filter((tool) => offerOf(tool) === null && tool.pricingModel !== 'free')
  const unknown =
    unpriced.length === 2
      ? [
          paragraph(
            [`We don’t know a price for ${a.name} or ${b.name}. Ask both vendors if cost matters to you.`],
            claims,
          ),
        ]
      : []
  return [...bullets(left), ...unknown, ...plans, ...(dates === '' ? [] : [paragraph([dates], claims)])]
}

/** Whom each tool suits, and its first drawback. */
const choices = ({ a, b }: Comparison): PageBlock[] =>
  (
    [
      [a, b, 'choose-first'],
      [b, a, 'choose-second'],
    ] as const
  ).flatMap(([tool, other, id]) => {
    const reasons = choicesFor(tool, other)
    const cautions = cautionFor(tool).map(({ line, claims }) => paragraph(line, claims))
    return section(id, `Choose ${tool.name} if`, reasons.length === 0 ? [] : [...bullets(reasons), ...cautions])
  })

/** Source and month of most facts, once for both tools where they agree. */
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
    ' have the source and month of every fact. ',
    { text: 'Add more tools', href: `/compare?tools=${a.slug},${b.slug}` },
    ` to compare all facts. ${GENERATED}`,
  ]
  return [paragraph(line, [...claim(a, 'facts'), ...claim(b, 'facts')])]
}

const blocksWith = (mostLines: number, comparison: Comparison, categories: Categories): PageBlock[] => {
  const { a, b, shared } = comparison
  const tables = comparisonTables({ a, b }, mostLines)
  const { short, rest } = differences(comparison)
  return [
    ...choices(comparison),
    ...section('about', 'What they are', opening(comparison, categories)),
    ...section('in-short', `The main ${plural(short.length, 'difference')}`, bullets(short)),
    ...section('at-a-glance', 'At a glance', [
      ...comparison.same.map(({ line, claims }) => paragraph(line, claims)),
      ...tables.glance,
    ]),
    ...section('price', `What ${a.name} and ${b.name} cost`, pricing(comparison, tables.plans, short)),
    ...section('features', 'What each one does', tables.details),
    ...section('other-differences', 'More differences', bullets(rest)),
    ...section('in-common', 'What they share', bullets(shared.filter((one) => !isStatedElsewhere(one)))),
    ...section('questions', 'Questions people ask', comparisonQuestions(a, b)),
    ...section('sources', 'Where these facts come from', sources(comparison)),
  ]
}

export const comparisonBlocks = (comparison: Comparison, categories: Categories): PageBlock[] => {
  let blocks: PageBlock[] = []
  for (const lines of LINES) {
    blocks = blocksWith(lines, comparison, categories)
    if (wordCountOf(blocks) <= MOST_WORDS) break
  }
  return blocks
}
