/** Catalog statistics for the methodology page, computed from the database once per revision and day. */
import { type FactFigures, factFigures, type MeasuredTool } from '#core/catalogue/fact-figures.ts'
import { FACT_SOURCES, type FactSource, TOOL_STATUSES, type ToolStatus } from '#core/catalogue/vocabulary.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from './revision-watch.ts'

export type Counted<Key extends string, T> = { readonly [K in Key]: T } & { readonly count: number }

/** All figures except `byStatus` cover active tools only. */
export type CatalogueStatistics = {
  readonly toolCount: number
  readonly categoryCount: number
  readonly byStatus: readonly Counted<'status', ToolStatus>[]
  readonly byProminence: readonly Counted<'prominence', number>[]
  /** Tools with a known price in dollars, including free ones. */
  readonly pricedCount: number
  /** Tools without a known pricing model. */
  readonly unknownPricingCount: number
  /** From 0 to 1; 0 without tools. */
  readonly unknownPricingShare: number
  /** Tools whose name, URL and price an editor has checked with the vendor. */
  readonly verifiedCount: number
  readonly factCount: number
  /** Facts that somebody has re-checked. */
  readonly checkedFactCount: number
  /** Average age of facts in months; null without facts. */
  readonly averageFactAgeMonths: number | null
  readonly factSources: readonly Counted<'source', FactSource>[]
  readonly factFigures: FactFigures
}

type Row = Omit<
  CatalogueStatistics,
  'byStatus' | 'byProminence' | 'factSources' | 'factFigures' | 'unknownPricingShare'
> & {
  readonly statuses: Readonly<Record<string, number>> | null
  readonly prominences: Readonly<Record<string, number>> | null
  readonly sources: Readonly<Record<string, number>> | null
  readonly tools: readonly MeasuredTool[] | null
}

const PROMINENCES = [3, 2, 1, 0]

export type StatisticsService = ReturnType<typeof createStatisticsService>

export const createStatisticsService = (dependencies: {
  database: Database
  clock: Clock
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { database, clock, catalogueRevision } = dependencies

  /** One statement; the columns of all active tools that the figures need. Ages refer to this day, `YYYY-MM-DD`. */
  const readOn = async (today: string): Promise<CatalogueStatistics> => {
    const [answer] = await database.read<{ row: Row }>(Prisma.sql`
      WITH active AS MATERIALIZED (
          SELECT id, category_id, prominence, price_cents, pricing_model, verified_on, plans, privacy, privacy_url FROM tools WHERE status = 'active'),
        facts AS MATERIALIZED (
          SELECT f.source, f.known_for, f.checked_on IS NOT NULL AS checked, count(*) AS n
          FROM tool_facts f JOIN active a ON a.id = f.tool_id GROUP BY 1, 2, 3)
      SELECT json_build_object(
        'toolCount', (SELECT count(*) FROM active),
        'categoryCount', (SELECT count(DISTINCT category_id) FROM active),
        'pricedCount', (SELECT count(*) FROM active WHERE price_cents IS NOT NULL),
        'unknownPricingCount', (SELECT count(*) FROM active WHERE pricing_model IS NULL),
        'verifiedCount', (SELECT count(*) FROM active WHERE verified_on IS NOT NULL),
        'factCount', (SELECT coalesce(sum(n), 0) FROM facts),
        'checkedFactCount', (SELECT coalesce(sum(n), 0) FROM facts WHERE checked),
        'averageFactAgeMonths', (SELECT round(sum(n * (
          (extract(year FROM ${today}::date) - extract(year FROM known_for)) * 12
          + extract(month FROM ${today}::date) - extract(month FROM known_for))) / sum(n), 1) FROM facts),
        'statuses', (SELECT json_object_agg(status, n) FROM (SELECT status, count(*) n FROM tools GROUP BY 1) s),
        'prominences', (SELECT json_object_agg(prominence, n) FROM (SELECT prominence, count(*) n FROM active GROUP BY 1) p),
        'tools', (SELECT json_agg(json_build_object('pricingModel', pricing_model, 'prominence', prominence,
          'plans', plans, 'privacy', privacy, 'privacyUrl', privacy_url, 'facts', (
            SELECT coalesce(json_object_agg(f.field, json_build_object('source', f.source, 'url', f.source_url)), '{}'::json)
            FROM tool_facts f WHERE f.tool_id = active.id))) FROM active),
        'sources', (SELECT json_object_agg(source, n) FROM (SELECT source, sum(n) n FROM facts GROUP BY 1) f)
      ) AS row`)
    if (answer === undefined) throw new Error('the statistics query returned no row')
    const { statuses, prominences, sources, tools, ...counts } = answer.row
    return {
      ...counts,
      unknownPricingShare: counts.toolCount === 0 ? 0 : counts.unknownPricingCount / counts.toolCount,
      byStatus: TOOL_STATUSES.map((status) => ({ status, count: statuses?.[status] ?? 0 })),
      byProminence: PROMINENCES.map((prominence) => ({ prominence, count: prominences?.[prominence] ?? 0 })),
      factFigures: factFigures(tools ?? [], today.slice(0, 'YYYY-MM'.length)),
      factSources: FACT_SOURCES.map((source) => ({ source, count: sources?.[source] ?? 0 })),
    }
  }
  const statistics = createRevisionCache({ source: catalogueRevision, compute: readOn })

  return {
    /** Cached per catalog revision and UTC day. */
    read: (): Promise<CatalogueStatistics> => statistics.get(utcDay(clock.now())),
  }
}
