/** Writes rows of analytics, each once. */
import { Prisma } from '../../../../prisma/client/client.ts'
import type { TransactionClient } from '../../../platform/database/database.ts'
import { type AnalyticsRow, ROW_COLUMNS } from './analytics-row.ts'

const COLUMNS = Prisma.raw(ROW_COLUMNS.join(', '))
/** An account may have been deleted since a record was accepted: then the record names nobody. */
const VALUES = Prisma.raw(ROW_COLUMNS.map((column) => (column === 'user_id' ? 'u.id' : `r.${column}`)).join(', '))

// One parameter that holds all rows: the number of parameters of a statement is bounded, and planning many is slow.
const insert = (rows: readonly AnalyticsRow[]): Prisma.Sql => Prisma.sql`
  INSERT INTO analytics_events AS e (${COLUMNS})
  SELECT ${VALUES} FROM jsonb_populate_recordset(NULL::analytics_events, ${JSON.stringify(rows)}::jsonb) r
  LEFT JOIN users u ON u.id = r.user_id`

/**
 * Writes rows with different ids and returns how many are new. A row that exists already stays as it is, except that a
 * later summary of a visit takes the place of an earlier one; its time stays, so that a visit does not move to another day.
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
