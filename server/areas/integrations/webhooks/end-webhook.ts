import type { WebhookEnd } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'

type Ending = { readonly id: string; readonly end: WebhookEnd; readonly at: Date }

/** Switches a webhook off and cancels its waiting messages. Returns whether it was on. */
export const endWebhook = async (tx: TransactionClient, { id, end, at }: Ending): Promise<boolean> => {
  const { count } = await tx.webhook.updateMany({ where: { id, endedAt: null }, data: { endedAt: at, end } })
  if (count === 0) return false
  await tx.webhookDelivery.updateMany({ where: { webhookId: id, state: 'waiting' }, data: { state: 'canceled' } })
  return true
}
