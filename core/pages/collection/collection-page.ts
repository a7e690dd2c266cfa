import type { Topic } from '../../catalogue/vocabulary.ts'
import { capitalized } from '../../display/capitalized.ts'
import { NOT_KNOWN } from '../../display/comparison-rows.ts'
import { commonFactText } from '../../display/facts.ts'
import { skillLabel } from '../../display/labels.ts'
import { priceText } from '../../display/lowest-price.ts'
import { demandOf } from '../../jobs/wanted-by.ts'
import { pagePath } from '../page-address.ts'
import type { Line, PageBlock, PageClaim } from '../page-model.ts'
import {
  bullets,
  claim,
  claimItem,
  paragraph,
  type Statement,
  section,
  statement,
  toolLink,
  toolLinks,
} from '../statement.ts'
import { entryPrice, GENERATED, monthRange, planMonths, planTerms, plural, topicWord } from '../texts.ts'
import { mostFrequent, priceSpread } from './aggregate.ts'
import { collectionQuestions } from './collection-questions.ts'
import type { Collection, CollectionStatements } from './collection-statements.ts'
import type { SubjectWithTools } from './subjects.ts'

/** Rows of the leading-tools table and the price table, and tools named per group. */
const LEADING = 8
const CHEAPEST = 6
const IN_GROUP = 4
const GROUPS = 6
const CAUTIONS = 5

const leadingTable = ({ subject, tools }: Collection): PageBlock[] => {
  const shown = tools.slice(0, LEADING)
  return [
    {
      kind: 'table',
      caption: `${capitalized(subject.noun)}: ${shown.length} to start with`,
      head: ['Tool', 'What it does', 'Price', 'Skill needed'],
      rows: shown.map((tool) => [
        [[toolLink(tool)]],
        [[tool.description]],
        [[priceText(tool.pricingModel, tool.plans) ?? NOT_KNOWN]],
        [[skillLabel(tool.skill) ?? NOT_KNOWN]],
      ]),
      claims: shown.flatMap((tool) => claim(tool, 'description', 'priceCents', 'freePlan', 'skill')),
    },
  ]
}

/** Groups by topics that only some of the tools share. */
const byUse = ({ subject, tools }: Collection): Statement[] => {
  const found = mostFrequent(tools, ({ topics }) => Object.keys(topics)).filter(
    ({ value, tools: own }) =>
      !subject.topics.includes(value as Topic) && own.length >= 2 && own.length <= tools.length * 0.6,
  )
  return found.slice(0, GROUPS).map(({ value, tools: own }) =>
    statement(
      `use:${value}:${own.length}`,
      3,
      [
        { strong: capitalized(topicWord(value as Topic)) },
        ` (${own.length} ${plural(own.length, 'tool')}): `,
        ...toolLinks(own, IN_GROUP),
        '.',
      ],
      own.slice(0, IN_GROUP).map((tool) => claimItem(tool, 'topics', value)),
    ),
  )
}

/** Groups by category, for pages across categories. */
const byCategory = ({ tools, categories }: Collection): Statement[] => {
  const found = mostFrequent(tools, ({ categorySlug }) => [categorySlug])
  const several = found.filter(({ tools: own }) => own.length > 1)
  return (several.length >= 3 ? several : found).slice(0, GROUPS + 2).map(({ value, tools: own }) =>
    statement(
      `category:${value}:${own.length}`,
      3,
      [
        { text: categories.get(value)?.name ?? value, href: `/ai-tools/${value}` },
        ` (${own.length} ${plural(own.length, 'tool')}): `,
        ...toolLinks(own, IN_GROUP),
        '.',
      ],
      own.slice(0, IN_GROUP).flatMap((tool) => claim(tool, 'categorySlug')),
    ),
  )
}

const groups = (collection: Collection): PageBlock[] => {
  const { subject } = collection
  if (subject.categorySlug !== null) return section('groups', 'By use', bullets(byUse(collection)))
  return section('groups', 'By category', bullets(byCategory(collection)))
}

const priceTable = ({ subject, tools }: Collection): PageBlock[] => {
  const shown = priceSpread(tools).priced.slice(0, CHEAPEST)
  if (shown.length < 2) return []
  const rows = shown.map((one) => [
    [[toolLink(one.tool)]],
    [[planTerms(one.plan)]],
    [[entryPrice(one)]],
    [[monthRange([one.plan.asOf])]],
  ])
  return [
    {
      kind: 'table',
      caption: `Lowest paid prices of ${subject.noun}`,
      head: ['Tool', 'Plan', 'Price', 'As of'],
      rows,
      claims: shown.flatMap(({ tool }) => claim(tool, 'entryCents', 'entryPlan')),
    },
  ]
}

const dates = ({ tools }: Collection): PageBlock[] => {
  const months = planMonths(...tools)
  if (months.length === 0) return []
  return [
    paragraph([
      `Prices are for each tool’s lowest-priced paid plan, in US dollars before tax, as of ${monthRange(months)}. A plan that is sold by the year counts with a twelfth of its price. Plans differ in what they include.`,
    ]),
  ]
}

const cautions = ({ tools }: Collection): PageBlock[] => {
  const shown = tools.slice(0, CAUTIONS).flatMap((tool) => {
    const [strength] = tool.pros
    const [weakness] = tool.cons
    if (strength === undefined || weakness === undefined) return []
    const line: Line = [toolLink(tool), `: “${strength}” (pro); “${weakness}” (con).`]
    return [statement('caution', 1, line, [claimItem(tool, 'pros', strength), claimItem(tool, 'cons', weakness)])]
  })
  return section('strengths', 'Pros and cons', bullets(shown))
}

/** A job belongs to a category with this share of its tools. */
const SHARE_OF_JOB = 0.5
const JOBS = 10
const NAMED_OF_JOB = 3

/** Whether a job belongs to the topic of a page, or most of its tools to the category. */
const isAbout = ({ subject }: Collection, { subject: { job }, tools }: SubjectWithTools): boolean => {
  const [main] = job?.topics ?? []
  if (subject.type === 'problem') return main !== undefined && subject.topics.includes(main)
  if (subject.type !== 'category') return false
  return tools.filter(({ categorySlug }) => categorySlug === subject.categorySlug).length >= tools.length * SHARE_OF_JOB
}

/** Jobs of the subject, each with its page and its first tools. */
const jobs = (collection: Collection): PageBlock[] => {
  const found = collection.jobs
    .filter((own) => isAbout(collection, own))
    .map((own) => ({ ...own, demand: own.subject.job === null ? 0 : demandOf(own.subject.job) }))
    .sort((a, b) => b.demand - a.demand || (a.subject.key < b.subject.key ? -1 : 1))
    .slice(0, JOBS)
  const lines = found.map(({ subject: { job, slug }, tools }) => {
    const first = tools.slice(0, NAMED_OF_JOB)
    const line: Line = [
      { text: job?.name ?? '', href: pagePath('problem', slug) },
      ': ',
      ...toolLinks(first, NAMED_OF_JOB),
    ]
    return { line, claims: first.flatMap((tool) => claim(tool, 'name')) }
  })
  return section('jobs', 'First choices by job', bullets(lines))
}

const uses = ({ subject, tools }: Collection): PageBlock[] => {
  if (subject.type !== 'industry') return []
  const shown = tools.slice(0, LEADING).flatMap((tool) => {
    const [use] = tool.useCases
    if (use === undefined) return []
    return [statement('use', 1, [`“${use}” with `, toolLink(tool)], [claimItem(tool, 'useCases', use)])]
  })
  return section('uses', 'What people use them for', bullets(shown))
}

const sources = ({ subject, tools }: Collection): PageBlock[] => {
  const text = commonFactText(tools.flatMap(({ facts }) => Object.values(facts)))
  if (text === null) return []
  const line: Line = [
    `Most facts on this page: ${text.charAt(0).toLowerCase()}${text.slice(1)}. Each tool’s page shows the source and month of every fact. `,
    'What we don’t know is left out or marked “Not known” in the tables. Tools are sorted by how well known they are and how closely they fit the subject. ',
    ...(subject.categorySlug === null
      ? ['You can filter ', { text: 'all tools', href: '/ai-tools' }, ' by price, platform, and more.']
      : ['See ', { text: 'the whole category', href: `/ai-tools/${subject.categorySlug}` }, ' in the directory.']),
    ` ${GENERATED}`,
  ]
  return section('sources', 'Where these facts come from', [paragraph(line)])
}

const intro = ({ subject, tools }: Collection, { size }: CollectionStatements): PageBlock[] => {
  const names = tools.slice(0, 3)
  const line: Line = [...size.line, ' They include ', ...toolLinks(names, names.length), '.']
  const claims: PageClaim[] = [...size.claims, ...names.flatMap((tool) => claim(tool, 'prominence'))]
  return [paragraph([subject.scope]), paragraph(line, claims)]
}

export const collectionBlocks = (collection: Collection, statements: CollectionStatements): PageBlock[] => [
  ...intro(collection, statements),
  ...section('leading', 'Tools to look at first', leadingTable(collection)),
  ...jobs(collection),
  ...uses(collection),
  ...groups(collection),
  ...section('prices', 'What they cost', [
    ...bullets(statements.prices),
    ...priceTable(collection),
    ...(priceSpread(collection.tools).priced.length === 0 ? [] : dates(collection)),
  ]),
  ...section('numbers', 'How they compare in numbers', bullets(statements.traits)),
  ...cautions(collection),
  ...section('questions', 'Questions people ask', collectionQuestions(collection)),
  ...sources(collection),
]
