/** Measures of a totals key, and the report columns derived from them. */

export type Measures = {
  readonly views: number
  readonly visits: number
  readonly bounces: number
  readonly seconds: number
  readonly sessions: number
  readonly events: number
  readonly signUps: number
  readonly purchases: number
  readonly cents: number
}

type Unit = 'count' | 'percent' | 'seconds' | 'milliseconds' | 'usd'

export type ReportColumn = { readonly key: string; readonly label: string; readonly unit: Unit }

/** Null when unknown. */
export type MeasuredColumn = ReportColumn & { readonly of: (measures: Measures) => number | null }

const MEASURES = [
  'views',
  'visits',
  'bounces',
  'seconds',
  'sessions',
  'events',
  'signUps',
  'purchases',
  'cents',
] as const

/** Zeros when empty. */
export const sumOf = (all: readonly Measures[]): Measures =>
  Object.fromEntries(MEASURES.map((name) => [name, all.reduce((sum, measures) => sum + measures[name], 0)])) as Measures

/** In percent with one decimal; null for an empty whole. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

const count = (
  key: Exclude<(typeof MEASURES)[number], 'seconds' | 'sessions' | 'cents' | 'bounces'>,
  label: string,
  as: string = key,
): MeasuredColumn => ({ key: as, label, unit: 'count', of: (measures) => measures[key] })

const bounceRate: MeasuredColumn = {
  key: 'bounceRate',
  label: 'Bounce rate',
  unit: 'percent',
  // Only visits with a known end: killed browsers report none.
  of: ({ bounces, sessions }) => percentOf(bounces, sessions),
}
const duration: MeasuredColumn = {
  key: 'duration',
  label: 'Average visit',
  unit: 'seconds',
  of: ({ seconds, sessions }) => (sessions === 0 ? null : Math.round(seconds / sessions)),
}
const results: readonly MeasuredColumn[] = [
  count('signUps', 'Sign-ups'),
  count('purchases', 'Purchases'),
  { key: 'amount', label: 'Gross amount', unit: 'usd', of: ({ cents }) => cents / 100 },
]

/** Shown beside the gross amount; not a measure of visits. */
export const REFUNDED_COLUMN: ReportColumn = { key: 'refunded', label: 'Refunded', unit: 'usd' }

export const GROSS_NOTE =
  'The gross amount is the plan price of each new subscription, before refunds. Renewals are not included.'

export const TRAFFIC_COLUMNS: readonly MeasuredColumn[] = [
  count('views', 'Page views'),
  count('visits', 'Visits'),
  bounceRate,
  duration,
  ...results,
]
/** Unknown for single pages. */
export const UNKNOWN_BY_PAGE: readonly string[] = results.map(({ key }) => key)

export const PAGE_COLUMNS: readonly MeasuredColumn[] = [
  count('views', 'Page views'),
  count('visits', 'Visits that started here', 'entries'),
  bounceRate,
  duration,
]
export const SOURCE_COLUMNS: readonly MeasuredColumn[] = [
  count('visits', 'Visits'),
  bounceRate,
  duration,
  count('views', 'Page views'),
  ...results,
]
export const SEARCH_COLUMNS: readonly MeasuredColumn[] = [count('events', 'Searches', 'searches')]
/** Favorites are added to tool totals as events. */
export const TOOL_COLUMNS: readonly MeasuredColumn[] = [
  count('views', 'Views'),
  count('events', 'Favorites added', 'favorites'),
]
export const BOT_COLUMNS: readonly MeasuredColumn[] = [
  count('events', 'Records', 'records'),
  count('views', 'Page views'),
  count('visits', 'Visits'),
]
