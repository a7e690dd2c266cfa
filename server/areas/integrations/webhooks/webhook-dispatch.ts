/** Follows the change feed, and stores what each webhook has to be told. */
import { messageType } from '#core/integrations/webhook-rules.ts'
import type { Webhook } from '#prisma/client/client.ts'
import type { PublicChanges } from '#server/areas/catalogue/changes/public-changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import { messagesOf, type ToolMessage } from './webhook-messages.ts'

const ENTRIES_AT_ONCE = 500

type ToolNow = { readonly name: string; readonly category: string }

export const createWebhookDispatch = (dependencies: {
  database: Database
  clock: Clock
  publicUrl: string
  changes: Pick<PublicChanges, 'after' | 'lastSequence'>
}) => {
  const { database, clock, publicUrl, changes } = dependencies

  const bodyOf = ({ event, sequence, at, toolId, slug, details }: ToolMessage, now: ToolNow | undefined): string =>
    JSON.stringify({
      type: messageType(event),
      timestamp: at,
      data: {
        sequence,
        tool: { id: toolId, slug, name: now?.name ?? null, url: `${publicUrl}/tool/${slug}` },
        ...details,
      },
    })

  /** The ids of the tools that a webhook is about; null for all. */
  const toolsOf = async (
    tx: TransactionClient,
    { filter, userId, collectionId, categorySlug }: Webhook,
    current: ReadonlyMap<string, ToolNow>,
  ): Promise<ReadonlySet<string> | null> => {
    if (filter === 'all') return null
    if (filter === 'category') {
      return new Set([...current].flatMap(([id, { category }]) => (category === categorySlug ? [id] : [])))
    }
    const toolId = { in: [...current.keys()] }
    const rows =
      filter === 'saved'
        ? await tx.favorite.findMany({ where: { userId, toolId }, select: { toolId: true } })
        : collectionId === null
          ? []
          : await tx.collectionTool.findMany({ where: { collectionId, toolId }, select: { toolId: true } })
    return new Set(rows.map((row) => row.toolId))
  }

  /** Stores these messages for the webhooks that have been told everything before. */
  const store = async (
    tx: TransactionClient,
    messages: readonly ToolMessage[],
    { after, read }: { readonly after: bigint; readonly read: bigint },
  ): Promise<void> => {
    // The lock keeps a second instance from storing the same messages.
    await tx.$queryRaw`SELECT id FROM webhooks WHERE after_sequence = ${after} AND ended_at IS NULL ORDER BY id FOR UPDATE`
    const webhooks = await tx.webhook.findMany({ where: { afterSequence: after, endedAt: null } })
    const rows = await tx.tool.findMany({
      where: { id: { in: [...new Set(messages.map(({ toolId }) => toolId))] } },
      select: { id: true, name: true, category: { select: { slug: true } } },
    })
    const current = new Map(rows.map(({ id, name, category }) => [id, { name, category: category.slug }]))
    const now = clock.now()
    for (const webhook of webhooks) {
      const tools = await toolsOf(tx, webhook, current)
      const own = messages.filter(
        ({ event, toolId }) => webhook.events.includes(event) && (tools === null || tools.has(toolId)),
      )
      await tx.webhookDelivery.createMany({
        data: own.map((message) => ({
          webhookId: webhook.id,
          event: messageType(message.event),
          sequence: BigInt(message.sequence),
          body: bodyOf(message, current.get(message.toolId)),
          dueAt: now,
          createdAt: now,
        })),
        skipDuplicates: true,
      })
    }
    await tx.webhook.updateMany({
      where: { id: { in: webhooks.map(({ id }) => id) } },
      data: { afterSequence: read },
    })
  }

  /** Stores the next messages of the webhook that is furthest behind, and of those at the same place. */
  const step = async (): Promise<boolean> => {
    const last = BigInt(await changes.lastSequence())
    const first = await database.prisma.webhook.findFirst({
      where: { endedAt: null, afterSequence: { lt: last } },
      orderBy: { afterSequence: 'asc' },
      select: { afterSequence: true },
    })
    if (first === null) return false
    const after = first.afterSequence
    const entries = await changes.after(String(after), ENTRIES_AT_ONCE)
    const lastEntry = BigInt(entries.at(-1)?.sequence ?? 0)
    const read = entries.length === ENTRIES_AT_ONCE || lastEntry > last ? lastEntry : last
    const messages = messagesOf(entries)
    await database.transaction((tx) => store(tx, messages, { after, read }))
    return true
  }

  /** Stores messages until all webhooks have been told everything. */
  return async ({ signal }: Pick<JobContext, 'signal'>): Promise<void> => {
    while (await step()) signal.throwIfAborted()
  }
}
