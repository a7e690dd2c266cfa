/** Emails about changed prices of saved tools. Changes are detected first, and announced once after a delay. */
import type { PriceChange } from '../../../core/catalogue/price-history.ts'
import { DAY_MS, HOUR_MS } from '../../../core/durations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { JobContext } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { CatalogueFeed } from '../catalogue/changes/catalogue-feed.ts'
import { type ChangedTool, priceAlertMail } from './price-alert-mail.ts'

type Dependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly publicUrl: string
  readonly feed: CatalogueFeed
  readonly unsubscribeUrl: (userId: string) => string
}

/** Changes corrected or undone within this time are not announced. */
const SETTLING_MS = HOUR_MS
const TOOLS_AT_ONCE = 200
const MEMBERS_AT_ONCE = 100

type AlertKey = { readonly toolId: string; readonly plan: string; readonly period: string; readonly month: string }

/** `toolId` is the remaining tool after a merge. */
type WaitingAlert = AlertKey & { readonly stored: AlertKey }

const textOf = ({ toolId, plan, period, month }: AlertKey): string => JSON.stringify([toolId, plan, period, month])

const keyOf = ({ plan, period, month }: PriceChange) => ({ plan: plan.trim().toLowerCase(), period, month })
const isSame = (change: PriceChange, alert: AlertKey): boolean => {
  const { plan, period, month } = keyOf(change)
  return plan === alert.plan && period === alert.period && month === alert.month
}

const batchesOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

export const createPriceAlertsService = (dependencies: Dependencies) => {
  const { database, clock, outbox, publicUrl, feed, unsubscribeUrl } = dependencies

  /** Stores an alert per affected member for changes since the last run. The first run only records the position. */
  const findChanges = async (): Promise<void> => {
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

  const settledBy = (): Date => new Date(clock.now().getTime() - SETTLING_MS)

  /** Members with pending alerts and no such email for a day. */
  const dueMembers = async (): Promise<readonly string[]> => {
    const now = clock.now().getTime()
    const rows = await database.prisma.$queryRaw<{ userId: string }[]>`
      SELECT user_id AS "userId" FROM price_alerts
      WHERE sent_at IS NULL AND found_at <= ${settledBy()}
        AND NOT EXISTS (SELECT FROM price_alerts p WHERE p.user_id = price_alerts.user_id AND p.sent_at > ${new Date(now - DAY_MS)})
      GROUP BY user_id ORDER BY user_id LIMIT ${MEMBERS_AT_ONCE}::int`
    return rows.map(({ userId }) => userId)
  }

  /** A member's due alerts; those of merged tools count for the remaining one, without repeats. */
  const alertsOf = async (tx: TransactionClient, userId: string): Promise<readonly WaitingAlert[]> => {
    const stored = await tx.priceAlert.findMany({ where: { userId } })
    const remaining = await feed.remainingOf(
      tx,
      stored.map(({ toolId }) => toolId),
    )
    const all = stored.map(({ toolId, plan, period, month, foundAt, sentAt }) => {
      const key = { toolId, plan, period, month }
      return { ...key, toolId: remaining.get(toolId) ?? toolId, stored: key, foundAt, isSent: sentAt !== null }
    })
    const told = new Set(all.flatMap((alert) => (alert.isSent ? [textOf(alert)] : [])))
    const by = settledBy()
    return all.filter((alert) => !alert.isSent && alert.foundAt <= by && !told.has(textOf(alert)))
  }

  /** Sends one email with all alerts that still apply; the others are discarded. */
  const tellMember = async (tx: TransactionClient, userId: string): Promise<void> => {
    // The row lock keeps a second instance from sending the same email.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { email: true, emailVerified: true, suspendedAt: true, settings: { select: { priceAlerts: true } } },
    })
    // Later changes wait for their own hour.
    const due = { userId, sentAt: null, foundAt: { lte: settledBy() } }
    const alerts = await alertsOf(tx, userId)
    const saved = await tx.favorite.findMany({
      where: { userId, toolId: { in: alerts.map(({ toolId }) => toolId) } },
      select: { toolId: true },
    })
    const isWanted = user?.emailVerified === true && user.suspendedAt === null && user.settings?.priceAlerts === true
    const tools = isWanted
      ? await feed.priceHistories(
          tx,
          saved.map(({ toolId }) => toolId),
        )
      : new Map<string, never>()
    const told: (ChangedTool & { readonly toolId: string })[] = [...tools].flatMap(
      ([toolId, { slug, name, history }]) => {
        const changes = history.filter((change) =>
          alerts.some((alert) => alert.toolId === toolId && isSame(change, alert)),
        )
        return changes.length === 0 ? [] : [{ toolId, slug, name, changes }]
      },
    )
    if (told.length === 0) {
      await tx.priceAlert.deleteMany({ where: due })
      return
    }
    const toldKeys = told.flatMap(({ toolId, changes }) =>
      alerts
        .filter((alert) => alert.toolId === toolId && changes.some((change) => isSame(change, alert)))
        .map(({ stored }) => stored),
    )
    await tx.priceAlert.updateMany({ where: { ...due, OR: toldKeys }, data: { sentAt: clock.now() } })
    await tx.priceAlert.deleteMany({ where: due })
    const to = user?.email ?? ''
    told.sort((a, b) => (a.name < b.name ? -1 : 1))
    const mail = priceAlertMail({ to, publicUrl, unsubscribeUrl: unsubscribeUrl(userId) }, told)
    await outbox.enqueue(tx, mail, { userId })
  }

  return {
    /** The job: finds price changes and announces those unchanged for an hour. */
    run: async ({ signal }: Pick<JobContext, 'signal'>): Promise<void> => {
      await findChanges()
      for (;;) {
        const members = await dueMembers()
        for (const userId of members) {
          signal.throwIfAborted()
          await database.transaction((tx) => tellMember(tx, userId))
        }
        if (members.length < MEMBERS_AT_ONCE) return
      }
    },

    /** Changes that were or will be announced to a member. */
    exportFor: async (userId: string) =>
      database.prisma.priceAlert.findMany({
        where: { userId },
        omit: { userId: true },
        orderBy: [{ foundAt: 'asc' }, { toolId: 'asc' }],
      }),

    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.priceAlert.deleteMany({ where: { userId } })
    },
  }
}
