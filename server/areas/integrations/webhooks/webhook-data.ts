import { MAX_LISTED_DELIVERIES } from '#core/integrations/webhook-rules.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MemberData } from '../../area.ts'

/** A member's webhooks in exports, without their secrets. They end with the account. */
export const createWebhookData = ({ database }: { database: Database }): MemberData => ({
  exportFor: async (userId) => {
    const rows = await database.prisma.webhook.findMany({
      where: { userId },
      select: {
        url: true,
        events: true,
        filter: true,
        collectionId: true,
        categorySlug: true,
        createdAt: true,
        failingSince: true,
        endedAt: true,
        end: true,
        deliveries: {
          select: { event: true, body: true, state: true, attempts: true, createdAt: true, status: true, error: true },
          orderBy: { createdAt: 'asc' },
        },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    return rows
  },
  eraseFor: async (tx, userId) => {
    await tx.webhook.deleteMany({ where: { userId } })
  },
})

/** Removes messages beyond those that are listed, except waiting ones. */
export const removeOldDeliveries = async ({ prisma }: Database): Promise<void> => {
  await prisma.$executeRaw`
    DELETE FROM webhook_deliveries d USING (
      SELECT id, row_number() OVER (PARTITION BY webhook_id ORDER BY created_at DESC, id DESC) AS place
      FROM webhook_deliveries) p
    WHERE p.id = d.id AND p.place > ${MAX_LISTED_DELIVERIES}::int AND d.state <> 'waiting'`
}
