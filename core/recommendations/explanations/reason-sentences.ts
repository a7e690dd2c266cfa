/** One sentence names the answer and quotes the record. Several forms, so that ten cards in a row differ. */
import type { Integration, PrivacyFlag } from '../../catalogue/vocabulary.ts'
import { monthText } from '../../display/facts.ts'
import { INTEGRATION_LABELS, labelOf } from '../../display/labels.ts'
import { listText } from '../../display/list-text.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import { americanQuotation } from '../../display/quotation.ts'
import { endAnnouncement } from '../../display/tool-event.ts'
import { TOPIC_LABELS } from '../../display/topic-labels.ts'
import { optionText } from '../../quiz/option-text.ts'
import { OWN_WORDS } from '../../quiz/purpose.ts'
import { type PaidSeats, priceText } from '../constraints/price-text.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { answersClause } from './answer-wording.ts'
import { quoted } from './quoted.ts'
import { isPartOf, type ReasonCandidate } from './reason-candidates.ts'
import { PRIVACY_STATEMENTS, skillNeeded } from './record-texts.ts'

/** The first sentence names the tool, later ones say "it"; `variant` picks the form. */
export type Placing = { readonly first: boolean; readonly variant: number; readonly paid: PaidSeats }

type Words = {
  /** `work as a designer`. */
  readonly clause: string
  /** `you work as a designer`. */
  readonly you: string
  /** The tool's name, or `it`. */
  readonly it: string
  readonly its: string
  readonly quote: string
  /** The name of a job, after "to". */
  readonly job: string
  readonly candidate: ReasonCandidate
  readonly tool: EngineTool
  readonly paid: PaidSeats
}
type Form = (words: Words) => string

const FEATURE_FORMS: readonly Form[] = [
  ({ you, it, quote }) => `Because ${you}, ${it} is worth a look: it offers ${quote}`,
  ({ clause, it, quote }) => `You ${clause}, and ${it} offers ${quote}`,
  ({ you, it, quote }) => `${it} offers ${quote}, which helps because ${you}`,
  ({ you, its, quote }) => `Since ${you}, ${its} feature ${quote} could help`,
]
const USE_FORMS: readonly Form[] = [
  ({ you, it, quote }) => `Because ${you}, ${it} could be a good fit: a typical use is ${quote}`,
  ({ clause, it, quote }) => `You ${clause}, and people use ${it} for jobs such as ${quote}`,
  ({ you, it, quote }) => `Since ${you}, one use of ${it} is relevant: ${quote}`,
  ({ you, it, quote }) => `Since ${you}, look at what people do with ${it}: ${quote}`,
]
const PRO_FORMS: readonly Form[] = [
  ({ you, its, quote }) => `Because ${you}, one of ${its} strengths could help: ${quote}`,
  ({ clause, it, quote }) => `You ${clause}, and a strength of ${it} is ${quote}`,
]
const TOPIC_FORMS: readonly Form[] = [
  ({ you, it, candidate }) => `Because ${you}, ${it} is worth a look: it covers ${topicWords(candidate)}`,
  ({ clause, it, candidate }) => `You ${clause}, and ${it} covers ${topicWords(candidate)}`,
]

const JOB_FORMS: Readonly<Record<string, readonly Form[]>> = {
  useCases: [
    ({ you, it, quote, job }) => `Because ${you}, you may want to ${job}, and people use ${it} for this: ${quote}`,
    ({ you, it, quote, job }) => `Since ${you}, ${it} could help you ${job}: one of its uses is ${quote}`,
  ],
  features: [
    ({ you, it, quote, job }) => `Because ${you}, you may want to ${job}, and ${it} offers ${quote}`,
    ({ you, it, quote, job }) => `Since ${you}, ${it} could help you ${job}: it offers ${quote}`,
  ],
  pros: [
    ({ you, it, quote, job }) => `Because ${you}, you may want to ${job}, and a strength of ${it} is ${quote}`,
    ({ you, it, quote, job }) => `Since ${you}, ${it} could help you ${job}: one strength is ${quote}`,
  ],
  description: [
    ({ you, it, quote, job }) => `Because ${you}, you may want to ${job}, and this is what ${it} is: ${quote}`,
  ],
}
/** For jobs that the person named. */
const NAMED_JOB_FORMS: Readonly<Record<string, readonly Form[]>> = {
  useCases: [
    ({ clause, it, quote, job }) => `You ${clause}, and ${it} could help you ${job}: one of its uses is ${quote}`,
    ({ you, it, quote, job }) => `Because ${you}, ${it} is worth a look to ${job}: one of its uses is ${quote}`,
  ],
  features: [
    ({ clause, it, quote, job }) => `You ${clause}, and ${it} could help you ${job}: it offers ${quote}`,
    ({ you, it, quote, job }) => `Because ${you}, ${it} is worth a look to ${job}: it offers ${quote}`,
  ],
  pros: [({ clause, it, quote, job }) => `You ${clause}, and ${it} could help you ${job}: one strength is ${quote}`],
  description: [({ clause, it, quote, job }) => `You ${clause}, and ${it} could help you ${job}: ${quote}`],
}

const topicWords = ({ value }: ReasonCandidate): string => labelOf(TOPIC_LABELS, value)

const INTENT_FORMS: Readonly<Record<string, readonly Form[]>> = {
  features: FEATURE_FORMS,
  useCases: USE_FORMS,
  pros: PRO_FORMS,
  topics: TOPIC_FORMS,
}

const integrations = ({ candidate }: Words): string =>
  listText(
    [candidate.value, candidate.detail]
      .filter((value) => value !== undefined)
      .map((value) => labelOf(INTEGRATION_LABELS, value as Integration)),
  )

const usesBoth = ({ candidate }: Words): boolean => candidate.detail !== undefined

const planOf = ({ tool, candidate }: Words) => tool.plans.find(({ name }) => name === candidate.value)

const asOf = (words: Words): string => {
  const plan = planOf(words)
  return plan === undefined ? '' : ` (as of ${monthText(plan.asOf)})`
}

const priceOf = (words: Words): string => {
  const plan = planOf(words)
  return (plan === undefined ? null : priceText(plan, words.paid)) ?? 'a price on request'
}

// Most free plans are called "Free" and need no name.
const freePlan = ({ candidate, quote }: Words): string =>
  candidate.value.toLowerCase() === 'free' ? 'free plan' : `free ${quote} plan`

const isFree: Form = (words) =>
  words.candidate.field === 'plans'
    ? `You ${words.clause}, and ${words.it} has a ${freePlan(words)}${asOf(words)}`
    : `You ${words.clause}, and ${words.it} is free`

const freeCounts: Form = (words) =>
  words.candidate.field === 'plans'
    ? `Because ${words.you}, it helps that ${words.it} has a ${freePlan(words)}${asOf(words)}`
    : `Because ${words.you}, it helps that ${words.it} is free`

const statement = ({ candidate }: Words): string => PRIVACY_STATEMENTS[candidate.value as PrivacyFlag]

const APPS: Readonly<Record<string, string>> = {
  mac: 'no Mac app is listed',
  windows: 'no Windows app is listed',
  mobile: 'no phone app is listed',
}

const CODE_FORMS: Readonly<Partial<Record<ReasonCandidate['code'], readonly Form[]>>> = {
  INTEGRATES: [
    (words) =>
      usesBoth(words)
        ? `Because ${words.you}, it helps that ${words.it} connects to both`
        : `You ${words.clause}, which ${words.it} connects to`,
    (words) =>
      usesBoth(words)
        ? `You ${words.clause}, and ${words.it} connects to both`
        : `${words.it} connects to ${integrations(words)}, which you already use`,
    (words) => `${words.it} connects to ${integrations(words)}, which you already use`,
  ],
  TRAIT_INTEGRATION: [
    (words) => `Because ${words.you}, note that ${words.it} connects to other tools such as ${integrations(words)}`,
    (words) => `You ${words.clause}, and ${words.it} connects to tools such as ${integrations(words)}`,
  ],
  TRAIT_EASE: [
    ({ you, it }) => `Because ${you}, it helps that ${it} needs no special skills`,
    ({ clause, it }) => `You ${clause}, and ${it} needs no special skills`,
  ],
  TRAIT_POWER: [
    ({ you, it }) => `Because ${you}, it helps that ${it} has a documented API`,
    ({ clause, it }) => `You ${clause}, and ${it} has a documented API to build on`,
  ],
  TRAIT_ACCURACY: [({ you, it, quote }) => `Because ${you}, note this about ${it}: ${quote}`],
  TRAIT_SPEED: [
    ({ you, it, candidate }) =>
      `Because ${you}, it helps that ${it} takes about ${candidate.value} minutes to get a first result`,
  ],
  TRAIT_COST: [freeCounts, isFree],
  BUDGET_WITHIN: [
    (words) => `You ${words.clause}, and ${words.its} ${words.quote} plan costs ${priceOf(words)}${asOf(words)}`,
    (words) =>
      `Because ${words.you}, ${words.its} ${words.quote} plan, at ${priceOf(words)}, is within your budget${asOf(words)}`,
  ],
  LEVEL_FIT: [
    (words) => `Because ${words.you}, ${words.it} is at your level: it needs ${skillNeeded(words.tool)}`,
    (words) => `You ${words.clause}, and ${words.it} needs ${skillNeeded(words.tool)}`,
  ],
  PRIVACY_OK: [
    (words) => `Because ${words.you}, it helps that ${words.it} ${statement(words)}, according to its vendor`,
    (words) => `You ${words.clause}, and ${words.it} ${statement(words)}, according to its vendor`,
  ],
  WELL_RATED: [
    ({ you, it, candidate }) =>
      `Because ${you}, it helps that ${candidate.value} members rate ${it} ${candidate.detail} out of 5 on average`,
  ],
  NEEDS_SETUP: [
    (words) =>
      words.candidate.field === 'cons'
        ? `Keep in mind: ${words.quote}`
        : `Keep in mind that ${words.it} needs ${skillNeeded(words.tool)}`,
  ],
  MISSING_PLATFORM: [
    ({ candidate }) =>
      `Keep in mind that ${APPS[candidate.answers[0]?.option ?? ''] ?? 'no app is listed'}; it runs in the browser`,
  ],
  PRIVACY_UNKNOWN: [() => 'Keep in mind that its vendor makes no known privacy claims'],
  END_ANNOUNCED: [({ candidate }) => `its ${endAnnouncement(candidate.value)}`],
  PRICE_CAVEAT: [
    (words) =>
      planOf(words) === undefined
        ? `Keep in mind this limit of the “${words.candidate.detail ?? ''}” plan: ${words.quote}`
        : `Keep in mind that the price of the ${words.quote} plan is not published, so check current pricing`,
  ],
}

const PART_OF: readonly Form[] = [
  ({ clause, it }) => `You ${clause}, and ${it} is part of it`,
  ({ you, it }) => `Because ${you}, it helps that ${it} is part of it`,
]

// "INDUSTRY_FIT" comes from the tool's industries, or from an intent with its own quote.
const MADE_FOR: readonly Form[] = [
  ({ you, it, candidate }) => `Because ${you}, it helps that ${it} is made for ${industryWords(candidate.value)}`,
  ({ clause, it, candidate }) => `You ${clause}, and ${it} is made for ${industryWords(candidate.value)}`,
]

const industryWords = (industry: string): string => {
  const text = optionText('industry', industry)
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

const formsOf = ({ code, field, value, detail, answers }: ReasonCandidate, tool: EngineTool): readonly Form[] => {
  if (code === 'JOB_MATCH') return (answers[0]?.question === OWN_WORDS ? NAMED_JOB_FORMS : JOB_FORMS)[field] ?? []
  if (code === 'INTEGRATES' && detail === undefined && isPartOf(tool, value as Integration)) return PART_OF
  if (code === 'INDUSTRY_FIT' && field === 'industries') return MADE_FOR
  // With money to spend, free does not follow.
  if (code === 'BUDGET_FREE_PLAN') return answers[0]?.option === 'free' ? [freeCounts, isFree] : [isFree]
  return CODE_FORMS[code] ?? INTENT_FORMS[field] ?? []
}

/** With a period; null when the answer has no clause or the kind no form. */
export const reasonSentence = (candidate: ReasonCandidate, tool: EngineTool, placing: Placing): string | null => {
  const clause = answersClause(candidate.answers)
  const forms = formsOf(candidate, tool)
  const form = forms[placing.variant % Math.max(1, forms.length)]
  if (clause === null || form === undefined) return null
  const text = form({
    clause,
    you: `you ${clause}`,
    it: placing.first ? tool.name : 'it',
    its: !placing.first ? 'its' : tool.name.endsWith('s') ? `${tool.name}’` : `${tool.name}’s`,
    quote: quoted(candidate.value),
    job: lowerFirst(candidate.job ?? ''),
    candidate,
    tool,
    paid: placing.paid,
  })
  // A name keeps its own spelling (n8n) at the start of a sentence.
  return americanQuotation(/^its? /.test(text) ? `It${text.slice(2)}.` : `${text}.`)
}
