import { capitalized } from '../../display/capitalized.ts'
import { NOT_KNOWN } from '../../display/comparison-rows.ts'
import { monthText } from '../../display/facts.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import { offerOf, pricedPlan } from '../../display/offer.ts'
import { americanQuotation } from '../../display/quotation.ts'
import type { Job } from '../../jobs/job-file.ts'
import { quoted } from '../../recommendations/explanations/quoted.ts'
import { collectionQuestions } from '../collection/collection-questions.ts'
import { type Collection, freeStatements } from '../collection/collection-statements.ts'
import type { Line, PageBlock } from '../page-model.ts'
import { freePlanOf, type PageTool } from '../page-tool.ts'
import { bullets, claim, claimItem, paragraph, type Statement, section, statement, toolLink } from '../statement.ts'
import { andList, GENERATED, offerText } from '../texts.ts'
import { type GradedTool, gradedTools, isGood } from './graded-tools.ts'
import { PICK_LABELS, type Picked, picksOf } from './job-picks.ts'

/** Most other good choices. */
const ALTERNATIVES = 6

const GRADES: Readonly<Record<number, string>> = { 3: 'First choice', 2: 'Good', 1: 'Acceptable' }

/** `It has a free plan and otherwise starts at $10 a month per seat (Pro).` */
const costText = (tool: PageTool): string => {
  if (tool.pricingModel === 'free') return 'It is free.'
  const offer = offerOf(tool)
  const isFree = freePlanOf(tool) === true
  if (offer === null) return isFree ? 'It has a free plan; we don’t know its paid prices.' : 'We don’t know its price.'
  return `It ${isFree ? 'has a free plan and otherwise ' : ''}${offerText(offer)}.`
}

const suiting = ({ suits }: GradedTool): string => (suits === null ? '' : `, for ${suits}`)

/** What a tool does for the job, why it has its labels, what it costs, and its first drawback. */
const toolStatement = (
  fact: string,
  weight: number,
  graded: GradedTool,
  { label = null, reasons = [] }: { readonly label?: string | null; readonly reasons?: Picked<GradedTool>['reasons'] },
): Statement => {
  const { tool, evidence } = graded
  const [drawback] = tool.cons
  const texts = [
    ...(evidence === null ? [] : [americanQuotation(`${quoted(evidence.text)}.`)]),
    ...reasons.map(({ text }) => text),
    costText(tool),
    ...(drawback === undefined ? [] : [americanQuotation(`Keep in mind: “${drawback}”.`)]),
  ]
  return statement(
    fact,
    weight,
    [
      ...(label === null ? [] : [{ strong: `${label}:` }, ' ']),
      toolLink(tool),
      `${suiting(graded)}. ${texts.join(' ')}`,
    ],
    [
      ...(evidence?.claims ?? []),
      ...claim(tool, 'freePlan', 'priceCents', 'entryPlan', ...reasons.flatMap(({ fields }) => fields)),
      ...(drawback === undefined ? [] : [claimItem(tool, 'cons', drawback)]),
    ],
  )
}

const pickStatement = (job: Job, pick: Picked<GradedTool>): Statement => {
  const label = andList(pick.labels.map((own, at) => (at === 0 ? PICK_LABELS[own] : lowerFirst(PICK_LABELS[own]))))
  return toolStatement(`pick:${job.slug}:${pick.labels.join()}`, 9, pick, { label, reasons: pick.reasons })
}

const alternativeStatement = (job: Job, graded: GradedTool): Statement =>
  toolStatement(`alternative:${job.slug}:${graded.tool.slug}`, 6, graded, {})

const excludedStatement = (job: Job, tool: PageTool, reason: string): Statement =>
  statement(`excluded:${job.slug}:${tool.slug}`, 7, [toolLink(tool), `: ${reason}`], claim(tool, 'name'))

export type JobPage = {
  readonly job: Job
  readonly graded: readonly GradedTool[]
  readonly picks: readonly Picked<GradedTool>[]
  readonly statements: {
    readonly picks: readonly Statement[]
    readonly others: readonly Statement[]
    readonly excluded: readonly Statement[]
  }
}

/** `toolBySlug`: the whole catalog. */
export const jobPageOf = (job: Job, toolBySlug: ReadonlyMap<string, PageTool>): JobPage => {
  const graded = gradedTools(job, toolBySlug)
  const picks = picksOf(graded)
  const picked = new Set(picks.map(({ tool }) => tool))
  const others = graded.filter((one) => isGood(one) && !picked.has(one.tool)).slice(0, ALTERNATIVES)
  return {
    job,
    graded,
    picks,
    statements: {
      picks: picks.map((pick) => pickStatement(job, pick)),
      others: others.map((other) => alternativeStatement(job, other)),
      excluded: job.not.flatMap(({ tool: slug, reason }) => {
        const tool = toolBySlug.get(slug)
        return tool === undefined ? [] : [excludedStatement(job, tool, reason)]
      }),
    },
  }
}

/** `Starts at $18 a month per seat (Pro; at least 2 seats)`, after what is known of a free plan. */
const priceCell = (tool: PageTool): string => {
  if (tool.pricingModel === 'free') return 'Free'
  const offer = offerOf(tool)
  const isFree = freePlanOf(tool) === true
  if (offer === null) return isFree ? 'Free plan; paid price not known' : NOT_KNOWN
  return isFree ? `Free plan; ${offerText(offer)}` : capitalized(offerText(offer))
}

/** The month of the plan in the price cell. */
const priceMonth = (tool: PageTool): string => {
  const plan = pricedPlan(tool)
  return plan === null ? NOT_KNOWN : monthText(plan.asOf)
}

const gradeTable = ({ graded }: JobPage, { subject }: Collection): PageBlock[] => [
  {
    kind: 'table',
    caption: `${subject.noun}: grades and prices`,
    head: ['Tool', 'Grade', 'Price', 'As of', 'Best for'],
    rows: graded.map(({ tool, grade, suits }) => [
      [[toolLink(tool)]],
      [[GRADES[grade] ?? NOT_KNOWN]],
      [[priceCell(tool)]],
      [[priceMonth(tool)]],
      [[suits === null ? 'Everyone' : capitalized(suits)]],
    ]),
    claims: graded.flatMap(({ tool }) => claim(tool, 'priceCents', 'freePlan', 'planMonths')),
  },
]

const method = ({ job }: JobPage): PageBlock => {
  const line: Line = [
    `The grades are the judgment of our editors in ${monthText(job.as_of)}, from the records of the tools and what is generally known of them. We have not tested the tools side by side. No vendor pays for a grade, and good programs without AI may be missing. `,
    { text: 'How we grade', href: '/methodology#jobs' },
    `. Prices are in US dollars before tax unless marked; each tool’s page shows the source and month of every fact. ${GENERATED}`,
  ]
  return paragraph(line)
}

export const jobBlocks = (page: JobPage, collection: Collection): PageBlock[] => {
  const { job, graded, statements } = page
  return [
    paragraph([
      `What you have at the end: ${lowerFirst(job.summary)} Our editors graded ${graded.length} tools for this job, from their records and what is known of them.`,
    ]),
    ...section('picks', 'Our picks', bullets(statements.picks)),
    ...section('others', 'Other good choices', bullets(statements.others)),
    ...section('prices', 'Grades and prices', [
      ...gradeTable(page, collection),
      ...bullets(freeStatements(collection)),
    ]),
    ...section('excluded', 'Not for this job', bullets(statements.excluded)),
    ...section(
      'questions',
      'Questions people ask',
      collectionQuestions(
        collection,
        graded.filter(isGood).map(({ tool }) => tool),
      ),
    ),
    ...section('method', 'How we chose', [method(page)]),
  ]
}
