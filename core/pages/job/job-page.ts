import { NOT_KNOWN } from '../../display/comparison-rows.ts'
import { monthText } from '../../display/facts.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import { knownPriceText } from '../../display/lowest-price.ts'
import { americanQuotation } from '../../display/quotation.ts'
import type { Job } from '../../jobs/job-file.ts'
import { collectionQuestions } from '../collection/collection-questions.ts'
import type { Collection, CollectionStatements } from '../collection/collection-statements.ts'
import type { Line, PageBlock } from '../page-model.ts'
import { freePlanOf, offerOf, type PageTool } from '../page-tool.ts'
import { bullets, claim, paragraph, type Statement, section, statement, toolLink } from '../statement.ts'
import { GENERATED, monthRange, offerText, planMonths } from '../texts.ts'
import { type GradedTool, gradedTools } from './graded-tools.ts'
import { PICK_LABELS, type Pick, picksOf } from './job-picks.ts'

/** Tools in the list of when to take which. */
const ALTERNATIVES = 6

const GRADES: Readonly<Record<number, string>> = { 3: 'First choice', 2: 'Good', 1: 'Acceptable' }

/** `It has a free plan and otherwise starts at $10 a month per seat (Pro).` */
const costText = (tool: PageTool): string => {
  if (tool.pricingModel === 'free') return 'It is free.'
  const offer = offerOf(tool)
  const isFree = freePlanOf(tool) === true
  if (offer === null) return isFree ? 'It has a free plan. We don’t know its paid prices.' : 'We don’t know its price.'
  return `It ${isFree ? 'has a free plan and otherwise ' : ''}${offerText(offer)}.`
}

/** `“Joins calls and writes notes.” `; empty without evidence. */
const quoted = ({ evidence }: GradedTool): string =>
  evidence === null ? '' : `${americanQuotation(`“${evidence.text.replace(/\.$/, '')}”.`)} `

const suiting = ({ suits }: GradedTool): string => (suits === null ? '' : `, for ${suits}`)

const pickStatement = (job: Job, pick: Pick): Statement => {
  const { tool, labels, reasons, evidence } = pick
  const label = labels.map((own, at) => (at === 0 ? PICK_LABELS[own] : lowerFirst(PICK_LABELS[own]))).join(' and ')
  const texts = [...reasons.map(({ text }) => text), costText(tool)]
  return statement(
    `pick:${job.slug}:${labels.join()}`,
    9,
    [{ strong: `${label}:` }, ' ', toolLink(tool), `${suiting(pick)}. ${quoted(pick)}${texts.join(' ')}`],
    [
      ...(evidence?.claims ?? []),
      ...claim(tool, 'freePlan', 'priceCents', 'entryPlan', ...reasons.flatMap(({ fields }) => fields)),
    ],
  )
}

const alternativeStatement = (job: Job, graded: GradedTool): Statement =>
  statement(
    `alternative:${job.slug}:${graded.tool.slug}`,
    6,
    [toolLink(graded.tool), `${suiting(graded)}. ${quoted(graded)}${costText(graded.tool)}`],
    [...(graded.evidence?.claims ?? []), ...claim(graded.tool, 'freePlan', 'priceCents', 'entryPlan')],
  )

type Excluded = { readonly tool: PageTool; readonly reason: string }

const excludedStatement = (job: Job, { tool, reason }: Excluded): Statement =>
  statement(`excluded:${job.slug}:${tool.slug}`, 7, [toolLink(tool), `: ${reason}`], claim(tool, 'name'))

export type JobPage = {
  readonly job: Job
  readonly graded: readonly GradedTool[]
  readonly picks: readonly Pick[]
  /** The statements of the page's own, most useful first. */
  readonly statements: readonly Statement[]
  readonly excluded: readonly Statement[]
}

/** `tools`: the whole catalog. */
export const jobPageOf = (job: Job, tools: readonly PageTool[]): JobPage => {
  const graded = gradedTools(job, tools)
  const picks = picksOf(graded)
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  const excluded = job.not.flatMap(({ tool: slug, reason }) => {
    const tool = bySlug.get(slug)
    return tool === undefined ? [] : [excludedStatement(job, { tool, reason })]
  })
  const picked = new Set(picks.map(({ tool }) => tool))
  const others = graded.filter(({ tool, grade }) => grade > 1 && !picked.has(tool)).slice(0, ALTERNATIVES)
  return {
    job,
    graded,
    picks,
    statements: [
      ...picks.map((pick) => pickStatement(job, pick)),
      ...others.map((other) => alternativeStatement(job, other)),
    ],
    excluded,
  }
}

const gradeTable = ({ graded }: JobPage, { subject }: Collection): PageBlock[] => [
  {
    kind: 'table',
    caption: `${subject.noun}: grades and prices`,
    head: ['Tool', 'Grade', 'Price', 'As of'],
    rows: graded.map(({ tool, grade }) => [
      [[toolLink(tool)]],
      [[GRADES[grade] ?? NOT_KNOWN]],
      [[knownPriceText(tool.pricingModel, tool.plans) ?? NOT_KNOWN]],
      [[tool.plans.length === 0 ? NOT_KNOWN : monthRange(planMonths(tool))]],
    ]),
    claims: graded.flatMap(({ tool }) => claim(tool, 'priceCents', 'freePlan', 'planMonths')),
  },
]

const method = ({ job, graded }: JobPage): PageBlock[] => {
  const line: Line = [
    `The grades are the judgment of our editors in ${monthText(job.as_of)}, from the records of the tools and what is generally known of them. No vendor pays for a grade. `,
    { text: 'How we grade', href: '/methodology#jobs' },
    `. Prices are in US dollars before tax; each tool’s page shows the source and month of every fact. ${GENERATED}`,
  ]
  return graded.length === 0 ? [] : section('method', 'How we chose', [paragraph(line)])
}

export const jobBlocks = (page: JobPage, collection: Collection, statements: CollectionStatements): PageBlock[] => {
  const { job, graded, picks } = page
  const [own, others] = [page.statements.slice(0, picks.length), page.statements.slice(picks.length)]
  return [
    paragraph([
      `Our editors graded ${graded.length} tools of our catalog for this job. What you have at the end: ${lowerFirst(job.summary)}`,
    ]),
    ...section('picks', 'Our picks', bullets(own)),
    ...section('others', 'Other good choices', bullets(others)),
    ...section('prices', 'Grades and prices', [...gradeTable(page, collection), ...bullets(statements.prices)]),
    ...section('excluded', 'Not for this job', bullets(page.excluded)),
    ...section('questions', 'Questions people ask', collectionQuestions(collection)),
    ...method(page),
  ]
}
