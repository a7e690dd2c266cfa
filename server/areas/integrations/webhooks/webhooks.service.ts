/** A member's own webhooks. */
import { InvalidInputError, LimitReachedError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import {
  FORMER_SECRET_MS,
  MAX_LISTED_DELIVERIES,
  MAX_WEBHOOKS,
  type WebhookEvent,
  type WebhookFilter,
  webhookUrlProblem,
} from '#core/integrations/webhook-rules.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Webhook, WebhookDelivery } from '#prisma/client/client.ts'
import type { PublicChanges } from '#server/areas/catalogue/changes/public-changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { hastenRecurring } from '#server/platform/jobs/job-table.ts'
import type { RateLimit } from '#server/platform/rate-limiter.ts'
import type { StoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import { endWebhook } from './end-webhook.ts'
import { newSecretSeed, type WebhookSecrets } from './webhook-secrets.ts'
import type { WebhookSender } from './webhook-sender.ts'

export type WebhooksService = ReturnType<typeof createWebhooksService>

type NewWebhook = {
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly filter: WebhookFilter
  readonly collectionId: string | null
  readonly categorySlug: string | null
}

/** A webhook with its signing secret. */
export type ListedWebhook = Webhook & { readonly secret: string }

/** Each creation, test and repetition may send a request to somebody's server. */
const SENDS: RateLimit = { limit: 60, windowSeconds: 3_600 }
const NO_WEBHOOK = 'Webhook not found.'

/** The job that sends messages, and its period while a webhook is on. */
export const SEND_JOB = 'send-webhooks'
export const SEND_EVERY_MS = 30_000

/** For the first webhook that is on: until then, the job was idle. */
const hastenSending = (tx: TransactionClient, now: Date): Promise<void> =>
  hastenRecurring(tx, SEND_JOB, new Date(now.getTime() + SEND_EVERY_MS))

export const createWebhooksService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  secrets: WebhookSecrets
  sender: Pick<WebhookSender, 'send'>
  changes: Pick<PublicChanges, 'lastSequence'>
  /** `host:port` pairs that may be private and use http. */
  allowedHosts: readonly string[]
}) => {
  const { database, clock, limiter, secrets, sender, changes, allowedHosts } = dependencies
  const { prisma } = database

  const listed = (webhook: Webhook): ListedWebhook => ({ ...webhook, secret: secrets.textOf(webhook.secretSeed) })

  const list = async (viewer: Viewer | null): Promise<readonly ListedWebhook[]> => {
    const { id: userId } = authorizeOwn(viewer, 'webhook:read')
    const rows = await prisma.webhook.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    return rows.map(listed)
  }

  const findOwn = async (viewer: Viewer | null, id: string): Promise<Webhook> => {
    const { id: userId } = authorizeOwn(viewer, 'webhook:change')
    const found = isUuid(id) ? await prisma.webhook.findFirst({ where: { id, userId } }) : null
    if (found === null) throw new NotFoundError(NO_WEBHOOK)
    return found
  }

  const checkFilter = async (userId: string, { filter, collectionId, categorySlug }: NewWebhook): Promise<void> => {
    if (filter === 'collection') {
      const own =
        isUuid(collectionId ?? '') && (await prisma.collection.count({ where: { id: collectionId ?? '', userId } }))
      if (!own) throw new InvalidInputError('Choose one of your collections.', 'collectionId')
    }
    if (filter === 'category' && (await prisma.category.count({ where: { slug: categorySlug ?? '' } })) === 0) {
      throw new InvalidInputError('Choose a category.', 'categorySlug')
    }
  }

  const deliver = async (delivery: WebhookDelivery): Promise<WebhookDelivery> => {
    await sender.send(delivery.id)
    return prisma.webhookDelivery.findUniqueOrThrow({ where: { id: delivery.id } })
  }

  return {
    /** Throws UnauthenticatedError. */
    list,

    /** The newest messages to one of the viewer's webhooks. Throws NotFoundError. */
    deliveries: async (viewer: Viewer | null, id: string): Promise<readonly WebhookDelivery[]> => {
      const { id: webhookId } = await findOwn(viewer, id)
      return prisma.webhookDelivery.findMany({
        where: { webhookId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_LISTED_DELIVERIES,
      })
    },

    /**
     * Adds a webhook, which is told about changes from now on.
     * @throws NotVerifiedError, InvalidInputError, LimitReachedError with five webhooks, RateLimitedError
     */
    create: async (viewer: Viewer | null, given: NewWebhook): Promise<ListedWebhook> => {
      const owner = authorizeOwn(viewer, 'webhook:read')
      if (!can(owner, 'webhook:create', { ownerId: owner.id })) throw new NotVerifiedError()
      const url = given.url.trim()
      const problem = webhookUrlProblem(url, (host) => allowedHosts.includes(host))
      if (problem !== null) throw new InvalidInputError(problem, 'url')
      if (given.events.length === 0) throw new InvalidInputError('Choose at least one event.', 'events')
      await checkFilter(owner.id, given)
      await limiter.take(`webhook:${owner.id}`, SENDS)
      const { filter } = given
      const data = {
        userId: owner.id,
        url,
        events: [...new Set(given.events)],
        filter,
        collectionId: filter === 'collection' ? given.collectionId : null,
        categorySlug: filter === 'category' ? given.categorySlug : null,
        secretSeed: newSecretSeed(),
        afterSequence: BigInt(await changes.lastSequence()),
        createdAt: clock.now(),
      }
      const created = await database.transaction(async (tx: TransactionClient) => {
        // Serializes creations, so that the limit holds.
        await tx.$queryRaw`SELECT id FROM users WHERE id = ${owner.id}::uuid FOR NO KEY UPDATE`
        if ((await tx.webhook.count({ where: { userId: owner.id } })) >= MAX_WEBHOOKS) {
          throw new LimitReachedError(`You can have at most ${MAX_WEBHOOKS} webhooks. Delete one first.`, MAX_WEBHOOKS)
        }
        await hastenSending(tx, clock.now())
        return tx.webhook.create({ data })
      })
      return listed(created)
    },

    /** Switches a webhook on, from the changes after this moment, or off. Throws NotFoundError. */
    switch: async (viewer: Viewer | null, id: string, on: boolean): Promise<void> => {
      const webhook = await findOwn(viewer, id)
      if ((webhook.endedAt === null) === on) return
      if (on) {
        const afterSequence = BigInt(await changes.lastSequence())
        const data = { endedAt: null, end: null, failingSince: null, afterSequence }
        await database.transaction(async (tx) => {
          await hastenSending(tx, clock.now())
          await tx.webhook.update({ where: { id }, data })
        })
        return
      }
      await database.transaction((tx) => endWebhook(tx, { id, end: 'member', at: clock.now() }))
    },

    /** Replaces the secret; the former one also signs for a day. Throws NotFoundError, RateLimitedError. */
    rotateSecret: async (viewer: Viewer | null, id: string): Promise<void> => {
      const { userId, secretSeed } = await findOwn(viewer, id)
      await limiter.take(`webhook:${userId}`, SENDS)
      const formerUntil = new Date(clock.now().getTime() + FORMER_SECRET_MS)
      await prisma.webhook.update({
        where: { id },
        data: { secretSeed: newSecretSeed(), formerSeed: secretSeed, formerUntil },
      })
    },

    /** Deletes a webhook with its messages. Throws NotFoundError. */
    delete: async (viewer: Viewer | null, id: string): Promise<void> => {
      await findOwn(viewer, id)
      await prisma.webhook.delete({ where: { id } })
    },

    /** Sends a test message now. Throws NotFoundError, RateLimitedError. */
    test: async (viewer: Viewer | null, id: string): Promise<WebhookDelivery> => {
      const webhook = await findOwn(viewer, id)
      await limiter.take(`webhook:${webhook.userId}`, SENDS)
      const now = clock.now()
      const body = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: { webhook: { id } } })
      const data = { webhookId: id, event: 'test', body, dueAt: now, createdAt: now }
      return deliver(await prisma.webhookDelivery.create({ data }))
    },

    /** Sends a message again now, with the same id. Throws NotFoundError, RateLimitedError. */
    sendAgain: async (viewer: Viewer | null, id: string): Promise<WebhookDelivery> => {
      const { id: userId } = authorizeOwn(viewer, 'webhook:change')
      const own = isUuid(id) ? await prisma.webhookDelivery.findFirst({ where: { id, webhook: { userId } } }) : null
      if (own === null) throw new NotFoundError('Message not found.')
      await limiter.take(`webhook:${userId}`, SENDS)
      const again = { state: 'waiting', attempts: 0, dueAt: clock.now() } as const
      return deliver(await prisma.webhookDelivery.update({ where: { id }, data: again }))
    },
  }
}
