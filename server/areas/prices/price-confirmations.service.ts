/** Members say that a price is still right. The texts of the catalog do not change; editors see how many said so. */
import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import { headlinePrice } from '#core/display/amounts.ts'
import { InvalidInputError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'

/** Confirmations of a plan's current price. */
export type ConfirmedPrice = {
  readonly plan: string
  readonly count: number
  readonly lastAt: Date
  /** Whether the viewer is one of these members. */
  readonly mine: boolean
}

export type PriceConfirmationsService = ReturnType<typeof createPriceConfirmationsService>

const CONFIRMATIONS = { limit: 30, windowSeconds: 86_400 }

export const createPriceConfirmationsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
}) => {
  const { database, clock, limiter } = dependencies
  const { prisma } = database

  const plansOf = async (toolId: string): Promise<readonly KnownPlan[]> => {
    const select = { plans: true } as const
    const tool = isUuid(toolId) ? await prisma.tool.findUnique({ where: { id: toolId }, select }) : null
    if (tool === null) throw new NotFoundError('Tool not found.')
    return tool.plans as unknown as readonly KnownPlan[]
  }

  /** Only of plans with the price that was confirmed. */
  const current = async (userId: string, toolId: string): Promise<ConfirmedPrice[]> => {
    const plans = await plansOf(toolId)
    const rows = await prisma.priceConfirmation.findMany({ where: { toolId } })
    return plans.flatMap((plan) => {
      const own = rows.filter(({ plan: name, price }) => name === plan.name && price === headlinePrice(plan))
      const [last] = own.map(({ confirmedAt }) => confirmedAt).sort((a, b) => b.getTime() - a.getTime())
      if (last === undefined) return []
      return [{ plan: plan.name, count: own.length, lastAt: last, mine: own.some((row) => row.userId === userId) }]
    })
  }

  return {
    /** In the order of the plans; without those that nobody confirmed. Throws UnauthenticatedError, NotFoundError. */
    list: async (viewer: Viewer | null, toolId: string): Promise<ConfirmedPrice[]> =>
      current(authorizeOwn(viewer, 'price:confirm').id, toolId),

    /**
     * Stores the viewer's confirmation of a plan's current price; idempotent.
     * @throws NotVerifiedError, NotFoundError, InvalidInputError for an unknown plan or one without a price,
     * RateLimitedError past 30 a day
     */
    confirm: async (viewer: Viewer | null, toolId: string, name: string): Promise<ConfirmedPrice[]> => {
      const { id: userId, emailVerified } = authorizeOwn(viewer, 'price:confirm')
      if (!emailVerified) throw new NotVerifiedError()
      const plan = (await plansOf(toolId)).find((one) => one.name === name)
      if (plan === undefined) throw new InvalidInputError('This tool has no plan with that name.', 'plan')
      limiter.take(`price-confirmation:${userId}`, CONFIRMATIONS)
      const values = { price: headlinePrice(plan), confirmedAt: clock.now() }
      await prisma.priceConfirmation.upsert({
        where: { toolId_plan_userId: { toolId, plan: name, userId } },
        create: { toolId, plan: name, userId, ...values },
        update: values,
      })
      return current(userId, toolId)
    },

    /** By slug. */
    exportFor: async (userId: string): Promise<unknown> => {
      const select = { plan: true, price: true, confirmedAt: true, tool: { select: { slug: true } } } as const
      const rows = await prisma.priceConfirmation.findMany({ where: { userId }, select })
      return rows.map(({ tool, ...confirmation }) => ({ tool: tool.slug, ...confirmation }))
    },

    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.priceConfirmation.deleteMany({ where: { userId } })
    },
  }
}
