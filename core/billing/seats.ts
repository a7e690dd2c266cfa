import { PRODUCT_NAME } from '../brand.ts'
import { DomainError } from '../errors.ts'
import { BUSINESS_SEATS } from './plans.ts'

/** An open invitation reserves a seat and is valid this long. */
export const INVITATION_DAYS = 7

const REFUSALS = {
  NO_BUSINESS_PLAN: [403, 'You need your own Business plan to have a team.'],
  OWN_ADDRESS: [400, 'This is your own address. The plan already includes you.'],
  ALREADY_IN_TEAM: [409, 'This person is already on your team.'],
  NO_SEAT_FREE: [409, `All ${BUSINESS_SEATS} seats are taken. Remove a member or an invitation first.`],
  WRONG_ACCOUNT: [403, 'This invitation is for another email address. Sign in with the account that was invited.'],
  INVITATION_EXPIRED: [410, 'This invitation has expired. Ask for a new one.'],
  PLAN_ENDED: [410, "This team's Business plan has ended, so this invitation can't be accepted."],
  OWNS_BUSINESS: [409, "You have your own Business plan, so you can't join another team."],
  HAS_SEAT: [409, "You're already on a team. Leave it before you join another one."],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>

type SeatRefusal = keyof typeof REFUSALS

/** A seat cannot be given or taken; the code gives the reason. */
export class SeatError extends DomainError {
  constructor(code: SeatRefusal) {
    const [status, message] = REFUSALS[code]
    super(code, status, message)
  }
}

/** The display name for strangers, never an email address. */
export const shownName = (name: string): string => name.trim() || `A ${PRODUCT_NAME} member`
