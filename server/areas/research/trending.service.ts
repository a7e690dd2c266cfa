/** Trending tools, from views and favorites on this site only. */
import { authorize, type Viewer } from '#core/policy.ts'
import {
  RESEARCH_SCOPES,
  type ResearchCategory,
  type ResearchTimeframe,
  trendRule,
} from '#core/research/research-options.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export type TrendingRow = {
  readonly toolId: string
  /** Distinct visits. */
  readonly views: number
  readonly favorites: number
  /** Time-weighted sum of both; rounded to three digits. */
  readonly score: number
}

export type TrendingService = ReturnType<typeof createTrendingService>

const MAX_FIRST = 100

export const createTrendingService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  /**
   * Active tools by score, ties by slug. A visit counts once per tool, at its latest view, without bots and referrer
   * spam. Views of a merged tool count for the remaining one. Throws ForbiddenError.
   */
  list: async (
    viewer: Viewer | null,
    options: { readonly category: ResearchCategory; readonly timeframe: ResearchTimeframe; readonly first: number },
  ): Promise<TrendingRow[]> => {
    authorize(viewer, 'research:run', null)
    const now = clock.now()
    const { since, halfLifeMs, favoriteWeight } = trendRule(options.timeframe, now)
    const { slugs } = RESEARCH_SCOPES[options.category]
    const weightOf = (at: Prisma.Sql) =>
      Prisma.sql`power(0.5::float8, extract(epoch FROM (${now}::timestamptz - ${at}))::float8 * 1000 / ${halfLifeMs}::float8)`
    const inCategory = slugs === null ? Prisma.empty : Prisma.sql`AND c.slug = ANY(${[...slugs]}::text[])`
    return database.read<TrendingRow>(Prisma.sql`
      WITH views AS (
        SELECT coalesce(m.merged_into, e.label) AS slug, coalesce(e.visit_key, e.id) AS visit, max(e.at) AS at
        FROM analytics_events e LEFT JOIN tools m ON m.slug = e.label AND m.status = 'merged'
        WHERE e.kind = 'tool_view' AND e.bucket = 'person' AND e.at > ${since} AND e.at <= ${now} AND e.label IS NOT NULL
        GROUP BY 1, 2),
      viewed AS (
        SELECT t.id, count(*)::int AS views, sum(${weightOf(Prisma.sql`v.at`)}) AS weight
        FROM views v JOIN tools t ON t.slug = v.slug GROUP BY t.id),
      saved AS (
        SELECT f.tool_id AS id, count(*)::int AS favorites, sum(${weightOf(Prisma.sql`f.created_at`)}) AS weight
        FROM favorites f WHERE f.created_at > ${since} AND f.created_at <= ${now} GROUP BY f.tool_id)
      SELECT t.id AS "toolId", coalesce(v.views, 0) AS views, coalesce(s.favorites, 0) AS favorites,
        round((coalesce(v.weight, 0) + ${favoriteWeight}::float8 * coalesce(s.weight, 0))::numeric, 3)::float8 AS score
      FROM tools t JOIN categories c ON c.id = t.category_id
        LEFT JOIN viewed v ON v.id = t.id LEFT JOIN saved s ON s.id = t.id
      WHERE t.status = 'active' AND (v.id IS NOT NULL OR s.id IS NOT NULL) ${inCategory}
      ORDER BY score DESC, t.slug LIMIT ${Math.min(MAX_FIRST, Math.max(1, options.first))}`)
  },
})
