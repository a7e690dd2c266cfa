/** Deletes messages, visit traces and audit entries after the periods of `core/retention.ts`. */
import { DAY_MS } from '#core/durations.ts'
import { ARTICLE_RATING_DAYS, AUDIT_YEARS, CONTACT_MESSAGE_DAYS, CONTENT_VIEW_SESSION_DAYS } from '#core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export const createRetentionService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const { prisma } = database
  const daysAgo = (days: number): { readonly lt: Date } => ({ lt: new Date(clock.now().getTime() - days * DAY_MS) })
  const yearsAgo = (years: number): { readonly lt: Date } => {
    const time = new Date(clock.now())
    time.setUTCFullYear(time.getUTCFullYear() - years)
    return { lt: time }
  }

  return {
    /** In any state, with their replies. */
    removeContactMessages: async (): Promise<number> =>
      (await prisma.contactMessage.deleteMany({ where: { createdAt: daysAgo(CONTACT_MESSAGE_DAYS) } })).count,

    /** Hashes that count a visit once. The counts stay. */
    removeViewSessions: async (): Promise<number> =>
      (await prisma.contentViewSession.deleteMany({ where: { viewedAt: daysAgo(CONTENT_VIEW_SESSION_DAYS) } })).count,

    removeArticleRatings: async (): Promise<number> =>
      (await prisma.articleRating.deleteMany({ where: { ratedAt: daysAgo(ARTICLE_RATING_DAYS) } })).count,

    removeAuditEntries: async (): Promise<number> =>
      (await prisma.auditEntry.deleteMany({ where: { at: yearsAgo(AUDIT_YEARS) } })).count,
  }
}
