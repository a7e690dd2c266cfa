import { emailSchema } from '#core/accounts/profile.ts'
import type { PaymentMode } from '#core/billing/plans.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, authorizeDestructive, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { PlanGrant, Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { PlanGrants } from '../accounts/plan-grants.ts'
import { REQUEST_WITH_PAYMENT, type RefundRequestRow } from './billing-rows.ts'
import { auditRepair } from './sync/audit-repair.ts'
import type { OnStored } from './sync/customer-sync.ts'

export type BillingAdministrationService = ReturnType<typeof createBillingAdministrationService>

/**
 * Reconciles a stored customer with the provider and returns one line per difference. `onStored` receives them in the
 * repair transaction.
 */
export type ReconcileCustomer = (customerId: string, onStored: OnStored) => Promise<readonly string[]>

const NO_ACCOUNT = 'No account has this email address.'
const NO_GRANT = 'Manually granted plan not found.'

/** Rows per list. */
const MAX_ROWS = 100

const CUSTOMER = {
  subscriptions: { orderBy: { createdAt: 'desc' }, take: MAX_ROWS },
  payments: { orderBy: { createdAt: 'desc' }, take: MAX_ROWS },
} as const satisfies Prisma.BillingCustomerInclude

/** Everything stored about a member's plans and payments. */
export type MemberBilling = {
  readonly userId: string
  readonly email: string
  readonly customers: Prisma.BillingCustomerGetPayload<{ include: typeof CUSTOMER }>[]
  readonly grants: PlanGrant[]
  readonly refundRequests: RefundRequestRow[]
}

/** Billing administration. */
export const createBillingAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  mode: PaymentMode | null
  planGrants: Pick<PlanGrants, 'lock'>
  reconcile: ReconcileCustomer
  /** Called in the transaction that changed a manual grant. */
  onGrant: (tx: TransactionClient, userId: string) => Promise<void>
}) => {
  const { database, clock, log, mode, planGrants, reconcile, onGrant } = dependencies
  const { prisma } = database

  const findAccount = async (email: string) => {
    const { success, data } = emailSchema.safeParse(email)
    if (!success) throw new InvalidInputError('Enter the email address of an account.', 'email')
    const user = await prisma.user.findUnique({ where: { email: data }, select: { id: true, email: true } })
    if (user === null) throw new NotFoundError(NO_ACCOUNT)
    return user
  }

  return {
    /** All payment modes, at most 100 rows of a kind. Throws ForbiddenError, NotFoundError, InvalidInputError. */
    memberBilling: async (viewer: Viewer | null, email: string): Promise<MemberBilling> => {
      authorize(viewer, 'billing:read', null)
      const { id: userId, email: address } = await findAccount(email)
      const customers = await prisma.billingCustomer.findMany({
        where: { userId },
        orderBy: { createdAt: 'asc' },
        include: CUSTOMER,
      })
      const grants = await prisma.planGrant.findMany({
        where: { userId },
        orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
        take: MAX_ROWS,
      })
      const refundRequests = await prisma.refundRequest.findMany({
        where: { userId },
        orderBy: { createdAt: 'desc' },
        take: MAX_ROWS,
        include: REQUEST_WITH_PAYMENT,
      })
      return { userId, email: address, customers, grants, refundRequests }
    },

    /**
     * Revokes a manual grant; ended or revoked ones stay as they are. Throws ForbiddenError, PasswordRequiredError,
     * NotFoundError (also for grants from payments, rewards and seats, which end by their own rules).
     */
    revokeGrant: async (viewer: Viewer | null, grantId: string): Promise<PlanGrant> => {
      const { id: administratorId } = authorizeDestructive(viewer, 'plan:revoke', clock.now())
      if (!isUuid(grantId)) throw new NotFoundError(NO_GRANT)
      const where = { id: grantId, source: { in: ['administrator', 'shell'] } } satisfies Prisma.PlanGrantWhereInput
      return database.transaction(async (tx) => {
        const grant = await tx.planGrant.findFirst({ where })
        if (grant === null || !(await planGrants.lock(tx, grant.userId))) throw new NotFoundError(NO_GRANT)
        const now = clock.now()
        const { count } = await tx.planGrant.updateMany({
          where: { ...where, revokedAt: null, endsAt: { gt: now } },
          data: { revokedAt: now },
        })
        if (count > 0) {
          await onGrant(tx, grant.userId)
          const after = { revokedAt: now.toISOString(), member: grant.userId, plan: grant.plan }
          const change = { action: 'plan.revoke', subjectType: 'grant', subjectId: grantId, after }
          await recordAudit(tx, clock, [{ actorId: administratorId, ...change }])
          log.info({ administratorId, grantId, userId: grant.userId }, 'manually granted plan revoked')
        }
        return tx.planGrant.findUniqueOrThrow({ where: { id: grantId } })
      })
    },

    /**
     * Reconciles a member with the payment provider in the current mode. Returns one line per difference.
     * @throws ForbiddenError, NotFoundError, InvalidInputError, PaymentsUnavailableError
     */
    reconcile: async (viewer: Viewer | null, email: string): Promise<readonly string[]> => {
      const { id: administratorId } = authorize(viewer, 'billing:reconcile', null)
      const { id: userId } = await findAccount(email)
      const customer =
        mode === null ? null : await prisma.billingCustomer.findUnique({ where: { userId_mode: { userId, mode } } })
      const differences =
        customer === null
          ? []
          : await reconcile(customer.providerId, auditRepair(clock, administratorId, customer.providerId))
      log.info({ administratorId, userId, differences: differences.length }, 'member reconciled')
      return differences
    },
  }
}
