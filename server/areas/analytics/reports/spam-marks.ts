/** Marks rows of visits that a rule against referrer spam excludes, and takes marks back whose rule is gone. */
import { Prisma } from '../../../../prisma/client/client.ts'
import type { TransactionClient } from '../../../platform/database/database.ts'
import type { HourRange } from './hour-totals.ts'

const REASON = 'Referrer spam: '

/** Whether a rule (`r`) covers the source: the host itself and hosts below it. */
const covers = (source: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(lower(${source}) = r.host OR lower(${source}) LIKE '%.' || r.host)`

/** Whether any rule covers the source. */
export const isSpamSource = (source: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM analytics_spam_rules r WHERE ${covers(source)})`

/** Whether the reason is that of a rule that exists. */
export const isCurrentReason = (reason: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${reason} IN (SELECT ${REASON} || r.host FROM analytics_spam_rules r)`

/**
 * Brings the rows of the range in line with the rules, which count by the source of a visit's first page view. Rows of bots
 * stay with the bots.
 */
export const markSpam = async (tx: TransactionClient, { from, to }: HourRange): Promise<void> => {
  await tx.$executeRaw`
    UPDATE analytics_events e SET bucket = 'person', reason = NULL
    WHERE e.at >= ${from} AND e.at < ${to} AND e.bucket = 'spam' AND NOT ${isCurrentReason(Prisma.sql`e.reason`)}`
  if ((await tx.analyticsSpamRule.count()) === 0) return
  await tx.$executeRaw`
    UPDATE analytics_events e SET bucket = 'spam', reason = ${REASON} || s.host
    FROM (
      SELECT DISTINCT ON (l.visit_key) l.visit_key, l.at, r.host
      FROM analytics_events l JOIN analytics_spam_rules r ON ${covers(Prisma.sql`l.source`)}
      WHERE l.kind = 'page_view' AND l.bucket <> 'bot' AND l.visit_key IS NOT NULL
        AND l.at >= ${from}::timestamptz - interval '24 hours' AND l.at < ${to}
        AND NOT EXISTS (
          SELECT 1 FROM analytics_events p
          WHERE p.visit_key = l.visit_key AND p.kind::text = 'page_view' AND p.at >= l.at - interval '24 hours'
            AND (p.at, p.id) < (l.at, l.id))
      ORDER BY l.visit_key, length(r.host) DESC
    ) s
    WHERE e.visit_key = s.visit_key AND e.at >= s.at AND e.at >= ${from} AND e.at < ${to} AND e.bucket = 'person'`
}
