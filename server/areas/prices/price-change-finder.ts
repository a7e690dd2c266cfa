import type { PriceChange } from '#core/catalogue/price-history.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { CatalogueFeed } from '../catalogue/changes/catalogue-feed.ts'

const TOOLS_AT_ONCE = 200

export type AlertKey = {
  readonly toolId: string
  readonly plan: string
  readonly period: string
  readonly month: string
}

const keyOf = ({ plan, period, month }: PriceChange) => ({ plan: plan.trim().toLowerCase(), period, month })

/** Whether an alert is about this change. */
export const isSame = (change: PriceChange, alert: AlertKey): boolean => {
  const { plan, period, month } = keyOf(change)
  return plan === alert.plan && period === alert.period && month === alert.month
}

const batchesOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** Notes for everybody concerned what changed in the feed since the last time. The first time only notes how far it is. */
export const createPriceChangeFinder = (dependencies: { database: Database; clock: Clock; feed: CatalogueFeed }) => {
  const { database, clock, feed } = dependencies

  const noteChanges = async (tx: TransactionClient, toolIds: readonly string[], after: bigint): Promise<void> => {
    const [histories, earlier] = await Promise.all([
      feed.priceHistories(tx, toolIds),
      feed.priceHistories(tx, toolIds, after),
    ])
    const changes = [...histories].flatMap(([toolId, { history }]) =>
      history
        .filter(
          (change) =>
            earlier.get(toolId)?.history.some((known) => isSame(known, { toolId, ...keyOf(change) })) !== true,
        )
        .map((change) => ({ tool_id: toolId, ...keyOf(change) })),
    )
    if (changes.length === 0) return
    await tx.$executeRaw`
      INSERT INTO price_alerts (user_id, tool_id, plan, period, month, found_at)
      SELECT f.user_id, c.tool_id, c.plan, c.period, c.month, ${clock.now()}
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c(tool_id uuid, plan text, period text, month text)
      JOIN favorites f ON f.tool_id = c.tool_id
      JOIN member_settings s ON s.user_id = f.user_id AND s.price_alerts
      ON CONFLICT DO NOTHING`
  }

  return async (): Promise<void> => {
    const state = await database.prisma.priceAlertState.findUnique({ where: { id: 1 } })
    const { sequence } = await feed.changesAfter(state?.changeSequence ?? 0n)
    if (state?.changeSequence === sequence) return
    const toolIds = state === null ? [] : await feed.planChangesBetween(state.changeSequence, sequence)
    await database.transaction(async (tx) => {
      for (const batch of batchesOf(toolIds, TOOLS_AT_ONCE)) await noteChanges(tx, batch, state?.changeSequence ?? 0n)
      await tx.priceAlertState.upsert({
        where: { id: 1 },
        create: { id: 1, changeSequence: sequence },
        update: { changeSequence: sequence },
      })
    })
  }
}
