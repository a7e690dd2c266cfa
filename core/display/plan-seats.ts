import type { KnownPlan } from '../catalogue/known-plan.ts'
import { planTotal } from './plan-total.ts'

const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 }
const PERSONAL = /^(?:(?:for|drafts and) )?personal (?:use|accounts?)\b/i
// "3 users", "Up to five users", "1 to 10 members", "1,000 contacts, 3 users"; not "10 seats or more" or "5 included".
const SEAT_LIMIT =
  /(?:^|, |with |up to |\d to )(\d+|one|two|three|four|five|ten)(?: team)? (?:users?|seats?|members?|editors?|people|person|contributors?)\b(?! or more|[^,]* included| included)/i

/** Most people that the plan allows; null when it names no number. */
export const seatLimit = (plan: KnownPlan): number | null => {
  const limits = plan.keyLimits.flatMap((limit) => {
    if (PERSONAL.test(limit)) return [1]
    const word = SEAT_LIMIT.exec(limit)?.[1]?.toLowerCase()
    return word === undefined ? [] : [NUMBER_WORDS[word] ?? Number(word)]
  })
  const most = plan.maxSeats === null ? limits : [...limits, plan.maxSeats]
  return most.length === 0 ? null : Math.min(...most)
}

/** Most people that the plan serves; null without a known limit. A flat price next to prices per seat is for one account. */
export const mostPeople = (plan: KnownPlan, siblings: readonly KnownPlan[]): number | null => {
  const limit = seatLimit(plan)
  if (limit !== null) return limit
  if (plan.perSeat || (planTotal(plan, 1) ?? 0) === 0) return null
  return siblings.some((sibling) => sibling.perSeat && (planTotal(sibling, 1) ?? 1) > 0) ? 1 : null
}

/** Whether so many people can use the plan. One person does not buy more than three seats. */
export const servesTeam = (plan: KnownPlan, siblings: readonly KnownPlan[], seats: number): boolean =>
  seats <= 1 ? (plan.minSeats ?? 1) <= 3 : seats <= (mostPeople(plan, siblings) ?? seats)
