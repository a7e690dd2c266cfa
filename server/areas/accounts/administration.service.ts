import { emailSchema } from '#core/accounts/profile.ts'
import type { Entitlement } from '#core/billing/entitlements.ts'
import { MAX_GRANT_DAYS, type PaidPlan, type PlanName } from '#core/billing/plans.ts'
import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorizeDestructive, type Viewer } from '#core/policy.ts'
import type { Prisma, User } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { Reactions } from '../area.ts'
import { parse } from './parse.ts'
import type { PlanGrants } from './plan-grants.ts'
import { setRole } from './set-role.ts'

export type AdministrationService = ReturnType<typeof createAdministrationService>

/** A paid plan for whole days from now on. */
type PlanGrantInput = { readonly email: string; readonly plan: PlanName; readonly days: number }

const NO_ACCOUNT = 'No account has this email address.'

const asPaid = (plan: PlanName): PaidPlan => {
  if (plan === 'basic') throw new InvalidInputError("The Basic plan can't be granted.", 'plan')
  return plan
}

/** Account administration by operators. */
export const createAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  securityLog: SecurityLog
  planGrants: PlanGrants
  /** Called in the transaction that wrote to a member's ledger. */
  onGrant?: Reactions['onGrant']
}) => {
  const { database, clock, securityLog, planGrants, onGrant } = dependencies
  const { prisma } = database

  const findAccount = async (email: string) => {
    const user = await prisma.user.findUnique({ where: { email: parse(emailSchema, email, 'email') } })
    if (user === null) throw new NotFoundError(NO_ACCOUNT)
    return user
  }

  const record = async (input: PlanGrantInput, actorId: string | null): Promise<Entitlement> => {
    const plan = asPaid(input.plan)
    if (!Number.isInteger(input.days) || input.days < 1 || input.days > MAX_GRANT_DAYS) {
      throw new InvalidInputError(`Days must be a whole number from 1 to ${MAX_GRANT_DAYS}.`, 'days')
    }
    const { id: userId } = await findAccount(input.email)
    const now = clock.now()
    const source = actorId === null ? 'shell' : 'administrator'
    const endsAt = new Date(now.getTime() + input.days * DAY_MS)
    return database.transaction(async (tx) => {
      if (!(await planGrants.lock(tx, userId))) throw new NotFoundError(NO_ACCOUNT)
      const { id: grantId } = await tx.planGrant.create({
        data: { userId, plan, source, startsAt: now, endsAt, createdAt: now },
        select: { id: true },
      })
      await onGrant?.(tx, userId)
      const after = { plan, startsAt: now.toISOString(), endsAt: endsAt.toISOString(), grant: grantId }
      const change = { action: 'plan.grant', subjectType: 'member', subjectId: userId, after }
      await recordAudit(tx, clock, [{ actorId, ...change }])
      return planGrants.entitlementOf(await planGrants.of(tx, userId))
    })
  }

  const changeRole = (where: Prisma.UserWhereInput, role: User['role']): Promise<void> =>
    database.transaction((tx) => setRole(tx, { clock, securityLog }, where, { role }))

  return {
    /**
     * Grants a paid plan from now on and returns the resulting entitlement. Grants do not add up: a second one runs in
     * parallel. Throws ForbiddenError, PasswordRequiredError, NotFoundError, InvalidInputError.
     */
    grantPlan: (viewer: Viewer | null, input: PlanGrantInput): Promise<Entitlement> => {
      const { id } = authorizeDestructive(viewer, 'plan:grant', clock.now())
      return record(input, id)
    },

    /** For the command line, whose user has full access anyway. */
    grantPlanFromShell: (input: PlanGrantInput): Promise<Entitlement> => record(input, null),

    /**
     * Makes an account an administrator or editor, from the command line. Throws NotFoundError, or InvalidInputError
     * while its email is not verified.
     */
    grantRole: async (email: string, role: Exclude<User['role'], 'member'>): Promise<void> => {
      const { id, emailVerified } = await findAccount(email)
      if (!emailVerified) throw new InvalidInputError("This account's email address is not verified yet.", 'email')
      await changeRole({ id }, role)
    },

    /**
     * Makes an administrator or editor a member again, from the command line, effective with their next request.
     * Returns the former role. Throws NotFoundError, or InvalidInputError for a member.
     */
    revokeRole: async (email: string): Promise<Exclude<User['role'], 'member'>> => {
      const { id, role } = await findAccount(email)
      if (role === 'member') throw new InvalidInputError('This account is not an administrator or editor.', 'email')
      await changeRole({ id, role }, 'member')
      return role
    },

    /** Makes the owner an administrator if the account exists and is verified. */
    makeOwner: (email: string): Promise<void> => changeRole({ email, emailVerified: true }, 'admin'),
  }
}
