import { RefundRefusedError } from '#core/billing/billing-errors.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, authorizeDestructive, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { PaymentProvider } from '../../platform/payments/payments.ts'
import { REQUEST_WITH_PAYMENT, type RefundRequestRow } from './billing-rows.ts'
import { noteText } from './note.ts'
import type { RefreshCustomer } from './refresh-customer.ts'
import { refundApprovedMail, refundRefusedMail } from './refund-mails.ts'

export type RefundDecisionService = ReturnType<typeof createRefundDecisionService>

const NO_REQUEST = 'Request not found.'

type State = RefundRequestRow['state']

/** Requests per list. */
const MAX_LISTED = 100

/** Administrators' decisions on refund requests. */
export const createRefundDecisionService = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  outbox: Outbox
  publicUrl: string
  payments: PaymentProvider | null
  refreshCustomer: RefreshCustomer
}) => {
  const { database, clock, log, outbox, publicUrl, payments, refreshCustomer } = dependencies
  const { prisma } = database

  const find = async (id: string): Promise<RefundRequestRow> => {
    const request = isUuid(id)
      ? await prisma.refundRequest.findUnique({ where: { id }, include: REQUEST_WITH_PAYMENT })
      : null
    if (request === null) throw new NotFoundError(NO_REQUEST)
    return request
  }

  /** Settles an open request once, with audit entry and email; false when it was already settled. */
  const settle = (
    { id, user, state: before }: RefundRequestRow,
    decision: {
      readonly state: Exclude<State, 'requested'>
      readonly by: string
      readonly from: readonly State[]
      readonly message: string | null
    },
    mailTo: (email: string) => Mail,
  ): Promise<boolean> =>
    database.transaction(async (tx) => {
      const { count } = await tx.refundRequest.updateMany({
        where: { id, state: { in: [...decision.from] } },
        data: {
          state: decision.state,
          message: decision.message,
          settledAt: clock.now(),
          settledById: decision.by,
        },
      })
      if (count === 0) return false
      const action = decision.state === 'approved' ? 'refund.approve' : 'refund.refuse'
      const change = { action, subjectType: 'refund request', subjectId: id, before: { state: before } }
      await recordAudit(tx, clock, [{ actorId: decision.by, ...change, after: { state: decision.state } }])
      if (user !== null) await outbox.enqueue(tx, mailTo(user.email), { userId: user.id })
      return true
    })

  return {
    /** At most 100 in this state: open ones oldest first, decided ones newest first. Throws ForbiddenError. */
    list: (viewer: Viewer | null, state: State): Promise<RefundRequestRow[]> => {
      authorize(viewer, 'billing:read', null)
      return prisma.refundRequest.findMany({
        where: { state },
        orderBy:
          state === 'requested' ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ settledAt: 'desc' }, { id: 'desc' }],
        take: MAX_LISTED,
        include: REQUEST_WITH_PAYMENT,
      })
    },

    /** How many are in this state. Throws ForbiddenError. */
    count: (viewer: Viewer | null, state: State): Promise<number> => {
      authorize(viewer, 'billing:read', null)
      return prisma.refundRequest.count({ where: { state } })
    },

    /**
     * Refunds the payment in full, ends its subscription at the provider, settles the request and tells the member. The
     * refund event ends the plan. Idempotency keys make a repeated approval safe, even after a partial failure.
     * @throws ForbiddenError, PasswordRequiredError, NotFoundError, RefundRefusedError for a refused request or another
     * payment mode, InvalidInputError for a message beyond 1,000 characters, PaymentRefusedError,
     * PaymentsUnavailableError
     */
    approve: async (viewer: Viewer | null, requestId: string, message: string | null): Promise<RefundRequestRow> => {
      const { id: by } = authorizeDestructive(viewer, 'billing:refund', clock.now())
      const text = noteText(message, 'message')
      const request = await find(requestId)
      const { payment, state } = request
      if (state === 'approved') return request
      if (state === 'refused') throw new RefundRefusedError('This request was already refused.')
      if (payments === null || payments.mode !== payment.customer.mode) {
        throw new RefundRefusedError('This payment was made in another payment mode.')
      }
      if (payment.refundedAt === null) await payments.refundInvoice(payment.invoiceId, `refund:${payment.id}`)
      await payments.endSubscription(payment.subscriptionId, `refund-end:${payment.id}`)
      // The refund has been issued, so this decision wins even over a concurrent refusal.
      const decision = { state: 'approved', by, from: ['requested', 'refused'], message: text } as const
      const isFirst = await settle(request, decision, (email) => refundApprovedMail(email, publicUrl, payment, text))
      if (isFirst) log.info({ administratorId: by, requestId, paymentId: payment.id }, 'refund approved')
      await refreshCustomer(payment.customer.providerId)
      return find(requestId)
    },

    /**
     * Refuses a request and emails the message to the member. Throws ForbiddenError, NotFoundError, RefundRefusedError
     * when already settled, InvalidInputError without a message or beyond 1,000 characters.
     */
    refuse: async (viewer: Viewer | null, requestId: string, message: string): Promise<RefundRequestRow> => {
      const { id: by } = authorize(viewer, 'billing:refund', null)
      const text = noteText(message, 'message')
      if (text === null) throw new InvalidInputError('A message to the member is required.', 'message')
      const request = await find(requestId)
      const decision = { state: 'refused', by, from: ['requested'], message: text } as const
      const isFirst = await settle(request, decision, (email) =>
        refundRefusedMail(email, publicUrl, request.payment, text),
      )
      if (!isFirst) throw new RefundRefusedError('This request has already been decided.')
      log.info({ administratorId: by, requestId, paymentId: request.payment.id }, 'refund refused')
      return find(requestId)
    },
  }
}
