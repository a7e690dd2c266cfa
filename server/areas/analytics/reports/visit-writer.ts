/** Updates stored visits and the spam marks on their rows. */
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { markSpam } from './spam-marks.ts'
import { lookUpByIndex } from './sum-totals.ts'
import { insertVisits, type TouchedVisit, touchedKeys } from './visit-figures.ts'

/** Recomputes visits and returns the affected hours. Not before the limit, where rows may have expired. */
export const writeVisits = async (
  tx: TransactionClient,
  visits: readonly TouchedVisit[],
  limit: Date,
): Promise<Date[]> => {
  const touched = Prisma.sql`WITH touched AS MATERIALIZED (${touchedKeys(visits, limit)})`
  await lookUpByIndex(tx)
  const marked = await markSpam(tx, touched)
  await tx.$executeRaw`${touched}
    DELETE FROM analytics_visits v USING touched t
    WHERE v.visit_key = t.key AND v.hour >= t.window_from AND v.hour < t.window_to`
  await tx.$executeRaw(insertVisits(visits, limit))
  // Includes hours where a visit would have begun without a late earlier page view.
  const hours = await tx.$queryRaw<{ hour: Date }[]>`${touched}
    SELECT DISTINCT h.hour FROM touched t CROSS JOIN LATERAL (
      SELECT v.hour FROM analytics_visits v WHERE v.visit_key = t.key AND v.hour >= t.window_from AND v.hour < t.window_to
      UNION ALL
      SELECT date_trunc('hour', e.at, 'UTC') FROM analytics_events e
      WHERE e.visit_key = t.key AND e.at >= GREATEST(t.first_hour, t.window_from) AND e.at < t.window_to
    ) h`
  return [...marked, ...hours.map(({ hour }) => hour)]
}
