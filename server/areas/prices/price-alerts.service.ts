/** Emails about changed prices of saved tools: what changed is found first, and told after some time, once. */
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { JobContext } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { CatalogueFeed } from '../catalogue/changes/catalogue-feed.ts'
import { type ChangedTool, priceAlertMail } from './price-alert-mail.ts'
import { type AlertKey, createPriceChangeFinder, isSame } from './price-change-finder.ts'

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
const MEMBERS_AT_ONCE = 100

/** `toolId` is the tool that remains when the one of the stored row was merged. */
type WaitingAlert = AlertKey & { readonly stored: AlertKey }

const textOf = ({ toolId, plan, period, month }: AlertKey): string => JSON.stringify([toolId, plan, period, month])

export const createPriceAlertsService = (dependencies: Dependencies) => {
  const { database, clock, outbox, publicUrl, feed, unsubscribeUrl } = dependencies
  const findChanges = createPriceChangeFinder(dependencies)

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
