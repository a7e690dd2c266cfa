/** Sends stored messages, and switches off webhooks that fail for days. */
import { DELIVERY_DELAYS_MS, FAILING_MS } from '#core/integrations/webhook-rules.ts'
import type { Webhook, WebhookDelivery, WebhookEnd } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { countEvent } from '#server/platform/event-counts.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { OutsideFetchError } from '#server/platform/outside/outside-fetch.ts'
import type { OutsidePost } from '#server/platform/outside/outside-post.ts'
import { endWebhook } from './end-webhook.ts'
import { webhookEndedMail } from './webhook-mails.ts'
import type { WebhookSecrets } from './webhook-secrets.ts'

export type WebhookSender = ReturnType<typeof createWebhookSender>

/** A claimed message that was not settled is sent again after this time: its process has exited. */
const CLAIM_MS = 2 * 60_000
const WEBHOOKS_AT_ONCE = 8
/** After so many failures in a row, the other messages of a webhook wait for the next run. */
const MAX_FAILURES_IN_A_ROW = 3

type Due = WebhookDelivery & { readonly webhook: Webhook }

const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300
const GONE = 410

export const createWebhookSender = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
  secrets: WebhookSecrets
  post: OutsidePost
}) => {
  const { database, clock, outbox, publicUrl, secrets, post } = dependencies
  const { prisma } = database

  /** Claims a message, so that no other process sends it now. Null when it is not due any more. */
  const claim = async (id: string): Promise<Due | null> => {
    const now = clock.now()
    const { count } = await prisma.webhookDelivery.updateMany({
      where: { id, state: 'waiting', dueAt: { lte: now } },
      data: { dueAt: new Date(now.getTime() + CLAIM_MS), attempts: { increment: 1 }, attemptedAt: now },
    })
    return count === 0 ? null : prisma.webhookDelivery.findUnique({ where: { id }, include: { webhook: true } })
  }

  /** Switches a webhook off, cancels its waiting messages, and tells the member. */
  const switchOff = async ({ id, userId, url }: Webhook, end: WebhookEnd): Promise<void> => {
    await database.transaction(async (tx) => {
      if (!(await endWebhook(tx, { id, end, at: clock.now() }))) return
      const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } })
      if (user !== null) await outbox.enqueue(tx, webhookEndedMail(user.email, { url, end }, publicUrl), { userId })
    })
  }

  const settleFailure = async ({ id, attempts, webhook }: Due, status: number | null, error: string): Promise<void> => {
    const now = clock.now()
    const delay = DELIVERY_DELAYS_MS[attempts - 1]
    countEvent('webhook', 'failed')
    await prisma.webhookDelivery.updateMany({
      where: { id, state: 'waiting' },
      data:
        delay === undefined
          ? { state: 'failed', status, error }
          : { status, error, dueAt: new Date(now.getTime() + delay) },
    })
    if (status === GONE) return switchOff(webhook, 'gone')
    const since = webhook.failingSince ?? now
    if (webhook.failingSince === null) {
      await prisma.webhook.updateMany({ where: { id: webhook.id, failingSince: null }, data: { failingSince: now } })
    }
    if (now.getTime() - since.getTime() >= FAILING_MS) await switchOff(webhook, 'failing')
  }

  const settleSuccess = async ({ id, webhook }: Due, status: number): Promise<void> => {
    countEvent('webhook', 'delivered')
    await prisma.webhookDelivery.update({ where: { id }, data: { state: 'delivered', status, error: null } })
    if (webhook.failingSince !== null) {
      await prisma.webhook.updateMany({ where: { id: webhook.id }, data: { failingSince: null } })
    }
  }

  /** Sends a message if it is due. Returns whether the receiver accepted it; null when it was not due. */
  const send = async (id: string): Promise<boolean | null> => {
    const due = await claim(id)
    if (due === null) return null
    const { webhook, body } = due
    const now = clock.now()
    const former = webhook.formerUntil !== null && webhook.formerUntil > now ? webhook.formerSeed : null
    const seeds = [webhook.secretSeed, ...(former === null ? [] : [former])]
    const headers = {
      ...secrets.sign(seeds, { id, at: now, body }),
      'content-type': 'application/json',
      'user-agent': `Toolfinch webhooks (+${publicUrl})`,
    }
    try {
      const status = await post(webhook.url, { headers, body })
      if (isSuccess(status)) {
        await settleSuccess(due, status)
        return true
      }
      await settleFailure(due, status, `The server responded with status ${status}.`)
    } catch (error) {
      if (!(error instanceof OutsideFetchError)) throw error
      await settleFailure(due, null, error.message)
    }
    return false
  }

  /** Sends the due messages of a webhook, oldest first. */
  const sendAll = async (webhookId: string, signal: AbortSignal): Promise<void> => {
    const due = { webhookId, state: 'waiting', dueAt: { lte: clock.now() }, webhook: { endedAt: null } } as const
    const rows = await prisma.webhookDelivery.findMany({
      where: due,
      orderBy: [{ createdAt: 'asc' }, { sequence: 'asc' }, { id: 'asc' }],
      select: { id: true },
    })
    let failures = 0
    for (const { id } of rows) {
      signal.throwIfAborted()
      const accepted = await send(id)
      if (accepted !== null) failures = accepted ? 0 : failures + 1
      if (failures === MAX_FAILURES_IN_A_ROW) return
    }
  }

  /** After the clock was set back, messages keep the delays that it had given them, but from now on. */
  const followClock = (): Promise<number> => {
    const now = clock.now()
    return prisma.$executeRaw`
      UPDATE webhook_deliveries SET due_at = ${now}::timestamptz + (due_at - GREATEST(created_at, attempted_at)),
        created_at = LEAST(created_at, ${now}::timestamptz),
        attempted_at = CASE WHEN attempted_at > ${now}::timestamptz THEN ${now}::timestamptz ELSE attempted_at END
      WHERE state = 'waiting' AND GREATEST(created_at, attempted_at) > ${now}::timestamptz + interval '1 minute'`
  }

  return {
    send,

    /** Sends everything that is due: several webhooks at once, and one message of each at a time. */
    sendDue: async ({ signal }: Pick<JobContext, 'signal'>): Promise<void> => {
      await followClock()
      const waiting = await prisma.webhookDelivery.groupBy({
        by: ['webhookId'],
        where: { state: 'waiting', dueAt: { lte: clock.now() }, webhook: { endedAt: null } },
      })
      const queue = waiting.map(({ webhookId }) => webhookId)
      const worker = async (): Promise<void> => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) await sendAll(id, signal)
      }
      await Promise.all(Array.from({ length: WEBHOOKS_AT_ONCE }, worker))
    },
  }
}
