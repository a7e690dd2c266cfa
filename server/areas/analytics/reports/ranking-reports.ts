import type { ReportName } from '#core/analytics/report-names.ts'
import { searchFiltersText } from '#core/analytics/search-filters.ts'
import { plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS } from '#core/durations.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Dimension, FILTERS_SEPARATOR } from './hour-totals.ts'
import {
  BOT_COLUMNS,
  GROSS_NOTE,
  type MeasuredColumn,
  PAGE_COLUMNS,
  SEARCH_COLUMNS,
  SOURCE_COLUMNS,
  sumOf,
  TOOL_COLUMNS,
} from './measures.ts'
import type { ReportBody, ReportPeriod, ReportRow } from './report.service.ts'
import type { AppliedFilters } from './report-request.ts'
import { isSpamKey } from './spam-marks.ts'
import { type KeyTotals, MAX_ROWS, totalsByKey } from './stored-totals.ts'
import { isSource } from './traffic-report.ts'
import { CAMPAIGN_SEPARATOR } from './visit-figures.ts'

type RankingName = Exclude<ReportName, 'traffic' | 'funnel' | 'retention'>

type Ranking = {
  readonly dimension: Dimension
  readonly keyLabel: string
  readonly columns: readonly MeasuredColumn[]
  readonly rank: 'views' | 'visits' | 'events'
  readonly buckets: (filters: AppliedFilters) => readonly ('person' | 'bot' | 'spam')[]
  readonly where: (filters: AppliedFilters) => Prisma.Sql | undefined
  readonly further: (period: ReportPeriod) => Prisma.Sql | null
  /** Maps `t.key` to the key it counts under. */
  readonly currentKey?: Prisma.Sql
  readonly notes: (period: ReportPeriod) => Promise<string[]> | string[]
}

const people: Ranking['buckets'] = ({ includeBots }) => (includeBots ? ['person', 'bot'] : ['person'])
const plain = {
  buckets: people,
  where: () => undefined,
  further: () => null,
  notes: () => [],
} satisfies Partial<Ranking>

const SPAM_KEY = isSpamKey(Prisma.sql`t.key`)

/** Tools favorited in the period and still favorited, by slug. */
const favoritesIn = ({ from, to }: ReportPeriod): Prisma.Sql => Prisma.sql`
  SELECT tools.slug AS key, 0 AS views, count(*) AS events FROM favorites f JOIN tools ON tools.id = f.tool_id
  WHERE f.created_at >= ${from} AND f.created_at < ${plusMs(to, DAY_MS)} GROUP BY tools.slug`

/** Views of a merged tool count for the remaining one, like its favorites. */
const REMAINING_TOOL = Prisma.sql`
  coalesce((SELECT m.merged_into FROM tools m WHERE m.slug = t.key AND m.status = 'merged'), t.key)`

const OTHER = 'other'

export const createRankingReports = ({ database }: { database: Database }) => {
  const { prisma } = database

  const spamNotes = async ({ from, rowsFrom }: ReportPeriod): Promise<string[]> =>
    from < rowsFrom && (await prisma.analyticsSpamRule.count()) > 0
      ? [
          `Spam rules hide these sources before ${utcDay(rowsFrom)}, but other reports still count their visits there because the individual records have expired.`,
        ]
      : []

  const toolNames = async (slugs: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const tools = await prisma.tool.findMany({
      where: { slug: { in: [...slugs] } },
      select: { slug: true, name: true },
    })
    return new Map(tools.map(({ slug, name }) => [slug, name]))
  }

  const rankings: Readonly<Record<RankingName, Ranking>> = {
    pages: {
      ...plain,
      dimension: 'page',
      keyLabel: 'Page',
      columns: PAGE_COLUMNS,
      rank: 'views',
      where: ({ page }) => (page === null ? undefined : Prisma.sql`t.key = ${page}`),
    },
    sources: {
      ...plain,
      dimension: 'source',
      keyLabel: 'Source',
      columns: SOURCE_COLUMNS,
      rank: 'visits',
      // Totals without rows (expired) keep spam sources.
      where: ({ source }) =>
        source === null ? Prisma.sql`NOT ${SPAM_KEY}` : Prisma.sql`${isSource(source)} AND NOT ${SPAM_KEY}`,
      notes: async (period) => [...(await spamNotes(period)), GROSS_NOTE, 'Refunds are not available by source.'],
    },
    searches_without_result: {
      ...plain,
      dimension: 'search',
      keyLabel: 'Search',
      columns: SEARCH_COLUMNS,
      rank: 'events',
      notes: () => ['Anything that looks like an email address or token is masked before it is stored.'],
    },
    tools: {
      ...plain,
      dimension: 'tool',
      keyLabel: 'Tool',
      columns: TOOL_COLUMNS,
      rank: 'views',
      further: favoritesIn,
      currentKey: REMAINING_TOOL,
      notes: () => ['Removed favorites are not counted.'],
    },
    bots: {
      ...plain,
      dimension: 'reason',
      keyLabel: 'Reason',
      columns: BOT_COLUMNS,
      rank: 'events',
      buckets: () => ['bot', 'spam'],
    },
  }

  const labelsOf = async (name: RankingName, keys: readonly string[]): Promise<(key: string) => string> => {
    if (name === 'tools') {
      const names = await toolNames(keys)
      return (slug) => names.get(slug) ?? slug
    }
    if (name === 'sources') {
      return (key) => {
        const [source = '', campaign] = key.split(CAMPAIGN_SEPARATOR)
        return [source === '' ? 'Direct' : source, campaign].filter((part) => part !== undefined).join(' / ')
      }
    }
    if (name === 'searches_without_result') {
      return (key) => {
        const [text = '', filters] = key.split(FILTERS_SEPARATOR)
        return filters === undefined ? text : `${text} (${searchFiltersText(filters)})`
      }
    }
    return (key) => (key === '' ? 'Unknown' : key)
  }

  const read =
    (name: RankingName) =>
    async (period: ReportPeriod, filters: AppliedFilters): Promise<ReportBody> => {
      const { dimension, keyLabel, columns, rank, buckets, where, further, currentKey, notes } = rankings[name]
      const condition = where(filters)
      const selection = {
        from: period.from,
        to: period.to,
        dimension,
        buckets: buckets(filters),
        ...(condition && { where: condition }),
      }
      const found = await totalsByKey(database, selection, rank, further(period), currentKey)
      const keys = found.flatMap(({ key }) => (key === null ? [] : [key]))
      const labelOf = await labelsOf(name, keys)
      const toRow = ({ key, ...measures }: KeyTotals): ReportRow => ({
        key: key === null ? OTHER : key.replace(CAMPAIGN_SEPARATOR, ' / '),
        label: key === null ? `Other (beyond the first ${MAX_ROWS})` : labelOf(key),
        values: columns.map((column) => column.of(measures)),
      })
      const total = sumOf(found)
      return {
        keyLabel,
        columns,
        rows: found.map(toRow),
        totals: columns.map((column) => column.of(total)),
        notes: await notes(period),
      }
    }

  return {
    pages: read('pages'),
    sources: read('sources'),
    searches_without_result: read('searches_without_result'),
    tools: read('tools'),
    bots: read('bots'),
  }
}
