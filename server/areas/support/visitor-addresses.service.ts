/** The email addresses that visitors leave with messages, reports and suggestions: how long they are kept, and whose they are. */
import { DAY_MS } from '../../../core/durations.ts'
import { VISITOR_ADDRESS_DAYS } from '../../../core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { eraseVisitorEmails } from '../../platform/mail/outbox.ts'

export type VisitorAddressesService = ReturnType<typeof createVisitorAddressesService>

type Reader = Database['prisma'] | TransactionClient

/** The verified email address of a member, in lower case; null for everyone else. */
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
     * Takes the addresses away from reports and suggestions that are settled, and from those that have waited for 90 days.
     * What was reported stays. The email about a settled report was enqueued when it was settled and has the address of
     * its own. Gives back how many addresses went.
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
     * The messages, reports and suggestions that bear the member's own address; nothing while the address is not verified,
     * because anybody can sign up with anybody's. A note is left out where others may have written into it.
     */
    exportFor: async (userId: string): Promise<unknown> => {
      const email = await verifiedEmailOf(prisma, userId)
      if (email === null) return { contactMessages: [], reports: [], suggestions: [] }
      // Not by Prisma's insensitive comparison, to which a `_` in an address is a wildcard.
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
     * Removes the messages of the contact form from the member's verified address, with their answers and emails, and takes
     * the address away wherever else it was left. What was reported stays, and is nobody's.
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
