import { beforeAll, describe, expect, test } from 'vitest'
import { ARTICLE_RATING_DAYS, AUDIT_YEARS, CONTACT_MESSAGE_DAYS, CONTENT_VIEW_SESSION_DAYS } from '#core/retention.ts'
import { createRetentionService } from '#server/areas/support/retention.service.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const DAY_MS = 86_400_000

const database = registerTestDatabase()
let now = clock.now()
let retention: ReturnType<typeof createRetentionService>

beforeAll(async () => {
  retention = createRetentionService({ database, clock: { now: () => now } })
})

const afterDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
const afterYears = (years: number) => {
  const time = clock.now()
  time.setUTCFullYear(time.getUTCFullYear() + years)
  return time
}

type Case = {
  readonly store: (at: Date) => Promise<unknown>
  readonly count: () => Promise<number>
  readonly remove: () => Promise<number>
  /** The last moment at which it may still be stored. */
  readonly until: Date
}

const CASES: Readonly<Record<string, Case>> = {
  'a message of the contact form and its answers': {
    store: (createdAt) => {
      const text = { name: 'Ada', email: 'ada@people.example', subject: 'A question', message: 'How do I compare?' }
      const replies = { create: { text: 'Like this.', sentAt: createdAt } }
      return database.prisma.contactMessage.create({ data: { ...text, createdAt, replies } })
    },
    count: async () => (await database.prisma.contactMessage.count()) + (await database.prisma.contactReply.count()),
    remove: () => retention.removeContactMessages(),
    until: afterDays(CONTACT_MESSAGE_DAYS),
  },
  'the hash of a visit': {
    store: (viewedAt) =>
      database.prisma.contentViewSession.create({ data: { path: '/blog/x', sessionKey: 'x', viewedAt } }),
    count: () => database.prisma.contentViewSession.count(),
    remove: () => retention.removeViewSessions(),
    until: afterDays(CONTENT_VIEW_SESSION_DAYS),
  },
  'an answer to whether an article helped': {
    store: (ratedAt) =>
      database.prisma.articleRating.create({ data: { slug: 'x', sessionKey: 'x', helpful: true, ratedAt } }),
    count: () => database.prisma.articleRating.count(),
    remove: () => retention.removeArticleRatings(),
    until: afterDays(ARTICLE_RATING_DAYS),
  },
  'an entry of the audit log': {
    store: (at) => database.prisma.auditEntry.create({ data: { action: 'page.delete', subjectType: 'page', at } }),
    count: () => database.prisma.auditEntry.count(),
    remove: () => retention.removeAuditEntries(),
    until: afterYears(AUDIT_YEARS),
  },
}

describe.each(Object.entries(CASES))('%s', (_, { store, count, remove, until }) => {
  test('is deleted when its period is over, and not before', async () => {
    await store(clock.now())
    now = until
    expect(await remove()).toBe(0)
    expect(await count()).toBeGreaterThan(0)
    now = new Date(until.getTime() + 1)
    expect(await remove()).toBe(1)
    expect(await count()).toBe(0)
  })
})
