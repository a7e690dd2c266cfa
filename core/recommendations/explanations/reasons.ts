/** Selects the reasons to show: few, distinct and verified. */
import type { EngineTool } from '../model/engine-tool.ts'
import type { Reason } from '../model/recommendation.ts'
import { caveatCandidates } from './caveat-candidates.ts'
import { positiveCandidates, type ReasonCandidate, type ReasonContext } from './reason-candidates.ts'
import { type Placing, reasonSentence } from './reason-sentences.ts'
import { type Problem, reasonVerifier } from './verifier.ts'

const MOST_REASONS = 3
/** A third reason about the tool's tasks adds little. */
const MOST_INTENT_REASONS = 2

const INTENT_CODES = new Set([
  'JOB_MATCH',
  'PURPOSE_MATCH',
  'TASK_MATCH',
  'CONTENT_MATCH',
  'ROLE_MATCH',
  'INTERACTION_MATCH',
  'CHALLENGE_MATCH',
  'BOTTLENECK_MATCH',
])

const isIntent = ({ code, field }: ReasonCandidate): boolean =>
  INTENT_CODES.has(code) || (code === 'INDUSTRY_FIT' && field !== 'industries')

type Verifier = (reason: Reason) => readonly Problem[]

/** The worded reason; null without wording, or when it says more than the record. */
const reasonOf = (candidate: ReasonCandidate, tool: EngineTool, placing: Placing, verify: Verifier): Reason | null => {
  const [answer] = candidate.answers
  const text = reasonSentence(candidate, tool, placing)
  if (answer === undefined || text === null) return null
  const { code, field, value, contribution, caveat, job } = candidate
  const rounded = Math.round(contribution * 1e6) / 1e6
  const reason = { code, ...answer, field, value, contribution: rounded, text, caveat, ...(job && { job }) }
  return verify(reason).length === 0 ? reason : null
}

/** A match on a word without a quote: its topic would claim much of what was written. */
const isLastResort = ({ code, field }: ReasonCandidate): boolean => code === 'PURPOSE_MATCH' && field === 'topics'

/** Reasons from the request first, then from who the user is, then all others. */
const leadOf = ({ code, field }: ReasonCandidate): number => {
  if (field === 'topics') return 3
  if (code === 'JOB_MATCH' || code === 'PURPOSE_MATCH') return 0
  if (code === 'ROLE_MATCH' || code === 'INTERACTION_MATCH') return 2
  return INTENT_CODES.has(code) ? 1 : 3
}

/** No repeated evidence, answer or kind of fact. */
const repeats = (candidate: ReasonCandidate, chosen: readonly ReasonCandidate[]): boolean =>
  chosen.some(
    (other) =>
      other.value === candidate.value ||
      other.answers.some(({ question, option }) =>
        candidate.answers.some((answer) => answer.question === question && answer.option === option),
      ) ||
      (!isIntent(candidate) &&
        (other.code === candidate.code || (!isIntent(other) && other.field === candidate.field))),
  )

/** Two or three reasons and at most one caveat. `variant`: position in the list, so that neighbors differ. */
export const reasonsFor = (
  context: ReasonContext,
  variant: number,
): { readonly reasons: readonly Reason[]; readonly caveat: Reason | null } => {
  const { tool, answers } = context
  const { paid } = context.plans
  const verify = reasonVerifier(tool, answers)
  const chosen: ReasonCandidate[] = []
  const reasons: Reason[] = []
  const all = positiveCandidates(context)
  const candidates = all.filter((candidate) => !isLastResort(candidate))
  // Stable sort: ties keep the weight order.
  const byLead = [...candidates].sort((a, b) => leadOf(a) - leadOf(b))
  const add = (candidate: ReasonCandidate): void => {
    const placing = { first: reasons.length === 0, variant: variant + reasons.length, paid }
    const reason = reasonOf(candidate, tool, placing, verify)
    if (reason === null) return
    chosen.push(candidate)
    reasons.push(reason)
  }
  for (const candidate of byLead) if (reasons.length === 0) add(candidate)
  for (const candidate of candidates) {
    if (reasons.length === MOST_REASONS) break
    if (isIntent(candidate) && chosen.filter(isIntent).length === MOST_INTENT_REASONS) continue
    if (!repeats(candidate, chosen)) add(candidate)
  }
  for (const candidate of all) if (reasons.length === 0) add(candidate)
  const caveats = caveatCandidates(context)
    .map((candidate) => reasonOf(candidate, tool, { first: false, variant, paid }, verify))
    .filter((caveat) => caveat !== null)
  return { reasons, caveat: caveats[0] ?? null }
}
