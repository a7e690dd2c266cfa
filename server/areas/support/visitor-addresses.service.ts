/** The email addresses that visitors leave with reports and suggestions: how long they are kept, and whose they are. */
import { VISITOR_ADDRESS_DAYS } from '../../../core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'

export type VisitorAddressesService = ReturnType<typeof createVisitorAddressesService>

const DAY_MS = 86_400_000

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
     * Takes the addresses away from what is settled, and from what has waited for 90 days. What was reported stays.
     * Gives back how many addresses went.
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
     * The reports and suggestions that bear the member's own address; nothing while the address is not verified, because
     * anybody can sign up with anybody's. A note is left out where others may have written into it.
     */
    exportFor: async (userId: string): Promise<unknown> => {
      const email = await verifiedEmailOf(prisma, userId)
      if (email === null) return { reports: [], suggestions: [] }
      // Not by Prisma's insensitive comparison, to which a `_` in an address is a wildcard.
      const reports = await prisma.$queryRaw`
        SELECT r.kind::text, t.slug AS tool, CASE WHEN r.report_count = 1 THEN r.note END AS note, r.email,
          r.created_at AS "createdAt"
        FROM inaccuracy_reports r JOIN tools t ON t.id = r.tool_id
        WHERE lower(r.email) = ${email} ORDER BY r.created_at, r.id`
      const suggestions = await prisma.$queryRaw`
        SELECT name, website_url AS "websiteUrl", category, CASE WHEN suggestion_count = 1 THEN note END AS note, email,
          created_at AS "createdAt"
        FROM tool_suggestions WHERE lower(email) = ${email} ORDER BY created_at, id`
      return { reports, suggestions }
    },

    /** Takes the member's verified address away wherever it was left. What was reported stays, and is nobody's. */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      const email = await verifiedEmailOf(tx, userId)
      if (email === null) return
      await tx.$executeRaw`UPDATE inaccuracy_reports SET email = NULL WHERE lower(email) = ${email}`
      await tx.$executeRaw`UPDATE tool_suggestions SET email = NULL WHERE lower(email) = ${email}`
    },
  }
}
