/** Retention and ownership of email addresses left with messages, reports and suggestions. */
import { DAY_MS } from '#core/durations.ts'
import { VISITOR_ADDRESS_DAYS } from '#core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { eraseVisitorEmails } from '../../platform/mail/outbox.ts'

export type VisitorAddressesService = ReturnType<typeof createVisitorAddressesService>

type Reader = Database['prisma'] | TransactionClient

/** In lower case; null when unverified. */
export type VerifiedEmailOf = (reader: Reader, userId: string) => Promise<string | null>

export const createVisitorAddressesService = (dependencies: {
  database: Database
  clock: Clock
  verifiedEmailOf: VerifiedEmailOf
}) => {
  const { database, clock, verifiedEmailOf } = dependencies
  const { prisma } = database

  return {
    /**
     * Removes addresses from settled reports and suggestions, and from those pending for 90 days; the reports stay.
     * Emails about settled reports have their own copy. Returns the number of removed addresses.
     */
    forgetOld: async (): Promise<number> => {
      const waitedTooLong = { lt: new Date(clock.now().getTime() - VISITOR_ADDRESS_DAYS * DAY_MS) }
      const where = {
        email: { not: null },
        OR: [{ state: { not: 'open' as const } }, { createdAt: waitedTooLong }],
      }
      const reports = await prisma.inaccuracyReport.updateMany({ where, data: { email: null } })
      const suggestions = await prisma.toolSuggestion.updateMany({ where, data: { email: null } })
      return reports.count + suggestions.count
    },

    /**
     * Messages, reports and suggestions with the member's own address. Empty until it is verified, because anybody can
     * enter any address. Notes that others may have contributed to are omitted.
     */
    exportFor: async (userId: string): Promise<unknown> => {
      const email = await verifiedEmailOf(prisma, userId)
      if (email === null) return { contactMessages: [], reports: [], suggestions: [] }
      // Prisma's insensitive comparison treats `_` as a wildcard.
      const contactMessages = await prisma.$queryRaw`
        SELECT m.name, m.email, m.subject, m.message, m.created_at AS "createdAt",
          ARRAY(SELECT r.text FROM contact_replies r WHERE r.message_id = m.id ORDER BY r.sent_at, r.id) AS answers
        FROM contact_messages m WHERE lower(m.email) = ${email} ORDER BY m.created_at, m.id`
      const reports = await prisma.$queryRaw`
        SELECT r.kind::text, t.slug AS tool, p.slug AS page, CASE WHEN r.report_count = 1 THEN r.note END AS note, r.email,
          r.created_at AS "createdAt"
        FROM inaccuracy_reports r LEFT JOIN tools t ON t.id = r.tool_id LEFT JOIN programmatic_pages p ON p.id = r.page_id
        WHERE lower(r.email) = ${email} ORDER BY r.created_at, r.id`
      const suggestions = await prisma.$queryRaw`
        SELECT name, website_url AS "websiteUrl", category, CASE WHEN suggestion_count = 1 THEN note END AS note, email,
          created_at AS "createdAt"
        FROM tool_suggestions WHERE lower(email) = ${email} ORDER BY created_at, id`
      return { contactMessages, reports, suggestions }
    },

    /**
     * Deletes contact messages from the member's verified address with replies and emails, and removes the address
     * everywhere else. Reports stay anonymously.
     */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      const email = await verifiedEmailOf(tx, userId)
      if (email === null) return
      await tx.$executeRaw`DELETE FROM contact_messages WHERE lower(email) = ${email}`
      await eraseVisitorEmails(tx, email)
      await tx.$executeRaw`UPDATE inaccuracy_reports SET email = NULL WHERE lower(email) = ${email}`
      await tx.$executeRaw`UPDATE tool_suggestions SET email = NULL WHERE lower(email) = ${email}`
    },
  }
}
