import type { Integration, PrivacyFlag } from '../../catalogue/vocabulary.ts'
import { INTEGRATION_LABELS } from '../../display/labels.ts'
import { chosen, type QuizAnswers, questionId } from '../../quiz/answers.ts'
import type { QuestionKey } from '../../quiz/questions.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { ToolEvidence } from '../model/evidence.ts'
import type { AnswerRef, Intent, IntentFamily, ReasonCode } from '../model/recommendation.ts'
import { isOwnWords } from '../model/sentence.ts'
import { isAdvanced, levelOf } from '../ranking/fit.ts'
import { SOURCED } from '../ranking/fit-columns.ts'
import { evidenceFor, mainTopic, servedIntents, servesMainTopic } from './intent-evidence.ts'
import { jobEvidence } from './job-evidence.ts'
import type { PlanAdvice } from './plan-advice.ts'

/** A reason before wording: its answers (the sentence names the first) and evidence. */
export type ReasonCandidate = {
  readonly code: ReasonCode
  readonly answers: readonly AnswerRef[]
  readonly field: string
  readonly value: string
  /** Its part of the match; comparable within one tool. */
  readonly contribution: number
  readonly caveat: boolean
  /** A second value the sentence needs. */
  readonly detail?: string
  /** The name of the job that it serves. */
  readonly job?: string
}

export type ReasonContext = {
  readonly answers: QuizAnswers
  readonly tool: EngineTool
  readonly evidence: ToolEvidence
  readonly intents: readonly Intent[]
  /** Coverage per intent, 0 to 1, parallel to `intents`. */
  readonly coverage: readonly number[]
  /** Mean of all ratings, 1 to 5; null without ratings. */
  readonly ratingMean: number | null
  readonly plans: PlanAdvice
  /** Phrases about other people. */
  readonly unsuited: readonly string[]
}

/** Nearly half of a match comes from intents; a tenth from fit, split among these. */
const INTENTS_PART = 0.5
const CONTRIBUTIONS = {
  privacyCritical: 0.05,
  industry: 0.045,
  stack: 0.04,
  trait: 0.035,
  privacyImportant: 0.03,
  freePlan: 0.03,
  level: 0.025,
  withinBudget: 0.025,
  rated: 0.02,
} as const

/** An assigned topic is weaker evidence than a phrase of the record. */
const UNQUOTED = 0.5

/** A role or an industry says less about intent than selected tasks or own words. */
const INDIRECT_PART = 0.5
const INDIRECT: ReadonlySet<IntentFamily> = new Set(['role', 'industry', 'interaction'])

/** Below this share of the tool's coverage, an intent is no reason. */
const LEAST_PART = 0.12
const LEAST_RATINGS = 20
const QUICK_MINUTES = 15

const CODES: Readonly<Record<IntentFamily, ReasonCode>> = {
  tasks: 'TASK_MATCH',
  goal: 'TASK_MATCH',
  content: 'CONTENT_MATCH',
  data_sources: 'CONTENT_MATCH',
  role: 'ROLE_MATCH',
  industry: 'INDUSTRY_FIT',
  interaction: 'INTERACTION_MATCH',
  challenges: 'CHALLENGE_MATCH',
  bottleneck: 'BOTTLENECK_MATCH',
  purpose: 'PURPOSE_MATCH',
  jobs: 'JOB_MATCH',
}

const intentCandidates = ({ tool, evidence, intents, coverage, unsuited }: ReasonContext): ReasonCandidate[] => {
  // Own words first, so that other intents do not take their evidence.
  const covered = [...servedIntents(intents, coverage)].sort(
    (a, b) => Number(isOwnWords(b.intent.sources)) - Number(isOwnWords(a.intent.sources)),
  )
  const whole = covered.reduce((sum, { part }) => sum + part, 0)
  const used = new Set(unsuited)
  return covered.flatMap(({ intent, part }) => {
    const quote = jobEvidence(tool, intent.jobs ?? [], used)
    if (quote !== null) {
      used.add(quote.value)
      const { field, value } = quote
      const contribution = INTENTS_PART * part
      return [{ code: 'JOB_MATCH', answers: intent.sources, field, value, contribution, caveat: false, job: quote.job }]
    }
    // Only a graded tool is known to do a job.
    if (intent.family === 'jobs' || part < LEAST_PART * whole) return []
    if (intent.family !== 'purpose' && !servesMainTopic(tool, intent)) return []
    const found = evidenceFor(tool, evidence, intent, used)
    const topic = mainTopic(tool, intent)
    if (found === null && (topic === null || used.has(topic))) return []
    const [field, value] = found === null ? ['topics', topic ?? ''] : [found.field, found.value]
    used.add(value)
    const directness = INDIRECT.has(intent.family) ? INDIRECT_PART : 1
    const contribution = INTENTS_PART * part * directness * (found === null ? UNQUOTED : 1)
    return [{ code: CODES[intent.family], answers: intent.sources, field, value, contribution, caveat: false }]
  })
}

export const answerOf = (answers: QuizAnswers, key: QuestionKey): AnswerRef | null => {
  const option = chosen(answers, key)[0]
  return option === undefined ? null : { question: questionId(key), option }
}

type Evidenced = readonly [field: string, value: string | undefined, detail?: string | undefined]

/** A candidate from one answer; none without the answer or the value. */
export const candidateOf = (
  code: ReasonCode,
  answer: AnswerRef | null,
  [field, value, detail]: Evidenced,
  contribution: number,
  caveat = false,
): ReasonCandidate[] =>
  answer === null || value === undefined
    ? []
    : [{ code, answers: [answer], field, value, contribution, caveat, ...(detail === undefined ? {} : { detail }) }]

const stackCandidates = ({ answers, tool }: ReasonContext): ReasonCandidate[] => {
  const shared = chosen(answers, 'existing_tools').filter((option) => tool.integrations.some((own) => own === option))
  // The parent product says the most, so it is the only one named.
  const whole = shared.find((option) => isPartOf(tool, option as Integration))
  const [first, second] = whole === undefined ? shared : [whole]
  if (first === undefined) return []
  const question = questionId('existing_tools')
  const trait = chosen(answers, 'trait').includes('integration')
  return [
    {
      code: 'INTEGRATES',
      answers: [first, ...(second === undefined ? [] : [second])].map((option) => ({ question, option })),
      field: 'integrations',
      value: first,
      contribution: CONTRIBUTIONS.stack * (trait ? 1.5 : 1),
      caveat: false,
      ...(second === undefined ? {} : { detail: second }),
    },
  ]
}

/** Whether a tool is part of the product it connects to: Slack AI of Slack. */
export const isPartOf = ({ name, vendor }: EngineTool, integration: Integration): boolean => {
  const product = INTEGRATION_LABELS[integration].toLowerCase()
  if (integration === 'office' && name.startsWith('Microsoft 365')) return true
  return name.toLowerCase().startsWith(product) || vendor.toLowerCase() === product
}

/** Whether the user may need an API. */
const buildsOnApis = (answers: QuizAnswers): boolean =>
  isAdvanced(answers) || chosen(answers, 'data_sources').includes('apis')

const traitCandidates = ({ answers, tool, plans }: ReasonContext): ReasonCandidate[] => {
  const answer = answerOf(answers, 'trait')
  const candidate = (code: ReasonCode, field: string, value: string | undefined, detail?: string) =>
    candidateOf(code, answer, [field, value, detail], CONTRIBUTIONS.trait)
  switch (answer?.option) {
    case 'ease':
      return tool.skill === 1 ? candidate('TRAIT_EASE', 'skill', '1') : []
    case 'power':
      return tool.apiAvailable === true && buildsOnApis(answers) ? candidate('TRAIT_POWER', 'apiAvailable', 'true') : []
    case 'integration': {
      const others = tool.integrations.filter((integration) => !isPartOf(tool, integration))
      return others.length >= 3 ? candidate('TRAIT_INTEGRATION', 'integrations', others[0], others[1]) : []
    }
    case 'cost':
      return plans.chosen?.total === 0 ? candidate('TRAIT_COST', 'plans', plans.chosen.plan.name) : []
    case 'accuracy': {
      const feature = tool.features.find((text) => SOURCED.test(text))
      const pro = tool.pros.find((text) => SOURCED.test(text))
      return candidate('TRAIT_ACCURACY', feature === undefined ? 'pros' : 'features', feature ?? pro)
    }
    case 'speed':
      return tool.setupMinutes !== null && tool.setupMinutes <= QUICK_MINUTES
        ? candidate('TRAIT_SPEED', 'setupMinutes', String(tool.setupMinutes))
        : []
    default:
      return []
  }
}

const moneyCandidates = ({ answers, tool, plans }: ReasonContext): ReasonCandidate[] => {
  const answer = answerOf(answers, 'budget')
  const best = plans.chosen
  // With money to spend, free is no reason.
  const thrifty = answer?.option === 'free' || answer?.option === 'low'
  if (best?.total === 0) {
    if (!thrifty) return []
    return candidateOf('BUDGET_FREE_PLAN', answer, ['plans', best.plan.name], CONTRIBUTIONS.freePlan)
  }
  if (tool.pricingModel === 'free') {
    if (!thrifty) return []
    return candidateOf('BUDGET_FREE_PLAN', answer, ['pricingModel', 'free'], CONTRIBUTIONS.freePlan)
  }
  // With a larger budget, nearly every price fits.
  return thrifty && best !== null && best.total !== null
    ? candidateOf('BUDGET_WITHIN', answer, ['plans', best.plan.name], CONTRIBUTIONS.withinBudget)
    : []
}

/** Most relevant to the user's own content first. */
const CLAIMS: readonly PrivacyFlag[] = [
  'on_device',
  'no_training_default',
  'self_host',
  'gdpr_dpa',
  'eu_hosting',
  'soc2',
  'iso27001',
  'hipaa',
]
const HEALTHCARE_CLAIMS: readonly PrivacyFlag[] = ['hipaa', ...CLAIMS]

/** Needing some training is no merit; needing none, or only the skill an expert has, is one. */
const isLevelFit = (skill: number, level: number | null): boolean =>
  (skill === level && skill !== 2) || (level === 4 && skill === 3)

const personCandidates = ({ answers, tool, ratingMean, plans }: ReasonContext): ReasonCandidate[] => {
  const industry = answerOf(answers, 'industry')
  const level = answerOf(answers, 'technical_level')
  const privacy = answerOf(answers, 'privacy')
  const decision = answerOf(answers, 'decision_style')
  const skill = levelOf(answers)
  const claims = chosen(answers, 'industry').includes('healthcare') ? HEALTHCARE_CLAIMS : CLAIMS
  const claim = claims.find((flag) => tool.privacy.includes(flag))
  const mean = tool.ratingCount === 0 ? 0 : tool.ratingSum / tool.ratingCount
  return [
    ...(tool.industries.some((own) => own === industry?.option)
      ? candidateOf('INDUSTRY_FIT', industry, ['industries', industry?.option], CONTRIBUTIONS.industry)
      : []),
    ...(isLevelFit(tool.skill, skill)
      ? candidateOf('LEVEL_FIT', level, ['skill', String(tool.skill)], CONTRIBUTIONS.level)
      : []),
    ...(privacy?.option === 'critical' || privacy?.option === 'important'
      ? candidateOf(
          'PRIVACY_OK',
          privacy,
          ['privacy', plans.mayLackClaims ? undefined : claim],
          privacy.option === 'critical' ? CONTRIBUTIONS.privacyCritical : CONTRIBUTIONS.privacyImportant,
        )
      : []),
    ...(tool.ratingCount >= LEAST_RATINGS && mean >= (ratingMean ?? mean)
      ? candidateOf(
          'WELL_RATED',
          decision,
          ['ratingCount', String(tool.ratingCount), mean.toFixed(1)],
          CONTRIBUTIONS.rated,
        )
      : []),
  ]
}

/** Highest weight first. */
export const positiveCandidates = (context: ReasonContext): readonly ReasonCandidate[] =>
  [
    ...intentCandidates(context),
    ...stackCandidates(context),
    ...traitCandidates(context),
    ...moneyCandidates(context),
    ...personCandidates(context),
  ].sort((a, b) => b.contribution - a.contribution)
