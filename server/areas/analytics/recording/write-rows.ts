import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { type AnalyticsRow, ROW_COLUMNS } from './analytics-row.ts'

const COLUMNS = Prisma.raw(ROW_COLUMNS.join(', '))
/** The account may have been deleted since; the record is then anonymous. */
const VALUES = Prisma.raw(ROW_COLUMNS.map((column) => (column === 'user_id' ? 'u.id' : `r.${column}`)).join(', '))

// All rows in one parameter: statements have a parameter limit, and planning many is slow.
const insert = (rows: readonly AnalyticsRow[]): Prisma.Sql => Prisma.sql`
  INSERT INTO analytics_events AS e (${COLUMNS})
  SELECT ${VALUES} FROM jsonb_populate_recordset(NULL::analytics_events, ${JSON.stringify(rows)}::jsonb) r
  LEFT JOIN users u ON u.id = r.user_id`

/**
 * Inserts rows with distinct ids and returns how many are new. Existing rows stay, except that a later visit summary
 * replaces an earlier one, keeping its time so that the visit stays in its day.
 */
export const writeRows = async (tx: TransactionClient, rows: readonly AnalyticsRow[]): Promise<number> => {
  const sessions = rows.filter(({ kind }) => kind === 'session')
  const others = rows.filter(({ kind }) => kind !== 'session')
  const written = others.length === 0 ? 0 : await tx.$executeRaw`${insert(others)} ON CONFLICT (id) DO NOTHING`
  if (sessions.length === 0) return written
  const summaries = await tx.$queryRaw<{ fresh: boolean }[]>`
    ${insert(sessions)}
    ON CONFLICT (id) DO UPDATE SET value = EXCLUDED.value, pages = EXCLUDED.pages, bounced = EXCLUDED.bounced,
      user_id = COALESCE(EXCLUDED.user_id, e.user_id), bucket = EXCLUDED.bucket, reason = EXCLUDED.reason
    WHERE e.value <= EXCLUDED.value
    RETURNING (e.xmax = 0) AS fresh`
  return written + summaries.filter(({ fresh }) => fresh).length
}
