import type { Platform } from '../../catalogue/vocabulary.ts'
import { answerRefs, chosen } from '../../quiz/answers.ts'
import type { AnswerRef } from '../model/recommendation.ts'
import { levelOf } from '../ranking/fit.ts'
import { answerClause } from './answer-wording.ts'
import { answerOf, candidateOf, type ReasonCandidate, type ReasonContext } from './reason-candidates.ts'

/** Cons about learning or setup effort. */
const HARD =
  /\b(technical|learn(ing)?|(needs?|takes?|requires?|without) [^,;]*training|complex|needs? [^,;]*(developers?|programming|programmers?)|Python|SQL|set.?up|configur\w*)\b/i

/** Browser only on a phone, or a desktop app for another system only. */
const deviceCaveats = ({ answers, tool }: ReasonContext): readonly (readonly [AnswerRef, string])[] => {
  const device = answerOf(answers, 'device')
  if (device === null || !tool.platforms.includes('web')) return []
  const has = (platform: Platform) => tool.platforms.includes(platform)
  const missing =
    (device.option === 'mobile' && !has('ios') && !has('android')) ||
    (device.option === 'mac' && !has('mac') && has('windows')) ||
    (device.option === 'windows' && !has('windows') && has('mac'))
  return missing ? [[device, 'web']] : []
}

/** An announced end concerns everybody, so any answer that can be named will do. */
const endCaveats = ({ answers, tool }: ReasonContext): ReasonCandidate[] => {
  const end = tool.events.find(({ kind }) => kind === 'end_announced')
  const answer = answerRefs(answers).find((ref) => answerClause(ref) !== null) ?? null
  return candidateOf('END_ANNOUNCED', answer, ['events', end?.on], 0.2, true)
}

/** Highest weight first. */
export const caveatCandidates = (context: ReasonContext): readonly ReasonCandidate[] => {
  const { answers, tool, plans } = context
  const caveat = (...[code, answer, evidenced, contribution]: Parameters<typeof candidateOf>) =>
    candidateOf(code, answer, evidenced, contribution, true)
  const level = answerOf(answers, 'technical_level')
  // Developers can use developer software regardless of their other answers.
  const isAtHome = chosen(answers, 'role').includes('developer')
  const gap = isAtHome ? 0 : tool.skill - (levelOf(answers) ?? tool.skill)
  const hard = tool.cons.find((con) => HARD.test(con) && !/^less\b/i.test(con))
  const budget = answerOf(answers, 'budget')
  const frequency = answerOf(answers, 'frequency')
  const privacy = answerOf(answers, 'privacy')
  const unpriced = plans.chosen !== null && plans.chosen.total === null
  return [
    ...endCaveats(context),
    ...(gap > 0
      ? caveat('NEEDS_SETUP', level, hard === undefined ? ['skill', String(tool.skill)] : ['cons', hard], 0.04 * gap)
      : []),
    ...(unpriced ? caveat('PRICE_CAVEAT', budget, ['plans', plans.chosen.plan.name], 0.03) : []),
    ...(plans.tightLimit === null || plans.chosen === null
      ? []
      : caveat('PRICE_CAVEAT', frequency, ['plans', plans.tightLimit, plans.chosen.plan.name], 0.025)),
    ...(privacy?.option === 'important' && tool.privacy.length === 0
      ? caveat('PRIVACY_UNKNOWN', privacy, ['privacyCount', '0'], 0.03)
      : []),
    ...deviceCaveats(context).flatMap(([answer, value]) =>
      caveat('MISSING_PLATFORM', answer, ['platforms', value], answer.option === 'mobile' ? 0.035 : 0.015),
    ),
  ].sort((a, b) => b.contribution - a.contribution)
}
