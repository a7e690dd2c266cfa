/** Live view of the recorded rows. */
import { lossesText } from '#core/analytics/recording-losses.ts'
import { dayOf, plusMs } from '#core/analytics/utc-days.ts'
import { MINUTE_MS } from '#core/durations.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createRecordingLosses } from '../recording/recording-losses.ts'

export type LiveService = ReturnType<typeof createLiveService>

export type LiveMinute = { readonly minute: Date; readonly views: number; readonly visits: number }
export type LivePage = { readonly path: string; readonly views: number }
export type LiveAnalytics = {
  /** The last 30 minutes, oldest first; the last one is incomplete. */
  readonly minutes: readonly LiveMinute[]
  readonly pages: readonly LivePage[]
  readonly views: number
  readonly visits: number
  /** A sentence about recording gaps and today's drops; null for none. */
  readonly losses: string | null
  readonly updatedAt: Date
}

const MINUTES = 30
const MAX_PAGES = 10

export const createLiveService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const { prisma } = database
  const recording = createRecordingLosses({ database, clock })

  return {
    /** Human page views in the last 30 minutes. Throws UnauthenticatedError, ForbiddenError. */
    read: async (viewer: Viewer | null): Promise<LiveAnalytics> => {
      authorize(viewer, 'analytics:read', null)
      const now = clock.now()
      const last = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
      const from = new Date(last - (MINUTES - 1) * MINUTE_MS)
      const end = plusMs(from, MINUTES * MINUTE_MS)
      const minutes = await prisma.$queryRaw<LiveMinute[]>`
        SELECT date_trunc('minute', at, 'UTC') AS minute, count(*)::int AS views, count(DISTINCT visit_key)::int AS visits
        FROM analytics_events WHERE kind = 'page_view' AND bucket = 'person' AND at >= ${from} AND at < ${end} GROUP BY 1`
      const [whole = { visits: 0 }] = await prisma.$queryRaw<{ visits: number }[]>`
        SELECT count(DISTINCT visit_key)::int AS visits
        FROM analytics_events WHERE kind = 'page_view' AND bucket = 'person' AND at >= ${from} AND at < ${end}`
      const pages = await prisma.$queryRaw<LivePage[]>`
        SELECT split_part(path, '?', 1) AS path, count(*)::int AS views
        FROM analytics_events
        WHERE kind = 'page_view' AND bucket = 'person' AND at >= ${from} AND at < ${end} AND path IS NOT NULL
        GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_PAGES}`
      const gaps = await recording.gapsIn(from, end)
      // Drops are counted by day.
      const { dropped } = await recording.lossesIn(dayOf(now), end)
      const found = new Map(minutes.map((row) => [row.minute.getTime(), row]))
      return {
        minutes: Array.from({ length: MINUTES }, (_, index) => {
          const minute = plusMs(from, index * MINUTE_MS)
          return found.get(minute.getTime()) ?? { minute, views: 0, visits: 0 }
        }),
        pages,
        views: minutes.reduce((sum, { views }) => sum + views, 0),
        visits: whole.visits,
        losses: lossesText({ gaps, dropped }, 'today'),
        updatedAt: now,
      }
    },
  }
}
