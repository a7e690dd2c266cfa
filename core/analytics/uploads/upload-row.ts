const DAILY_METRICS = ['users', 'conversion_rate', 'bounce_rate', 'session_duration'] as const
type DailyMetric = (typeof DAILY_METRICS)[number]

/** Required columns, in any order; additional columns are ignored. */
export const UPLOAD_COLUMNS = ['metric_type', 'value', 'date', 'page'] as const

export type UploadCells = Readonly<Record<(typeof UPLOAD_COLUMNS)[number], string>>

/** One metric on one day, for one page or (`page` null) the whole site. */
export type DailyRow = {
  readonly metric: DailyMetric
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly page: string | null
  /** Users, percent, or seconds. */
  readonly value: number
}
/** A page's views and conversions in the whole period. */
export type TopPageRow = {
  readonly metric: 'top_page'
  readonly page: string
  readonly views: number
  readonly conversions: number
}
export type UploadRow = DailyRow | TopPageRow

/** A sentence without its subject, such as `has no date`. */
type RowProblem = { readonly problem: string }

/** In characters. */
const MAX_PAGE = 300
const MAX_COUNT = 1_000_000_000
const FIGURE = /^\d{1,10}(\.\d{1,10})?$/
const COUNT = /^\d{1,10}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** No product of web analytics is older. */
const FIRST_DAY = '2000-01-01'

const LARGEST: Readonly<Record<DailyMetric, number>> = {
  users: MAX_COUNT,
  conversion_rate: 100,
  bounce_rate: 100,
  session_duration: 86_400,
}
const EXPECTED: Readonly<Record<DailyMetric, string>> = {
  users: 'a whole number',
  conversion_rate: 'a number from 0 to 100, in percent',
  bounce_rate: 'a number from 0 to 100, in percent',
  session_duration: 'a number of seconds from 0 to 86400',
}

const isDailyMetric = (text: string): text is DailyMetric => (DAILY_METRICS as readonly string[]).includes(text)

const isDay = (text: string): boolean => {
  if (!DAY.test(text) || text < FIRST_DAY) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const countOf = (text: string): number | null => (COUNT.test(text) && Number(text) <= MAX_COUNT ? Number(text) : null)

const readTopPage = ({ value, date, page }: UploadCells): TopPageRow | RowProblem => {
  if (value === '') return { problem: 'has no page name in the column "value"' }
  if (value.length > MAX_PAGE) return { problem: `has a page name of more than ${MAX_PAGE} characters` }
  const views = countOf(date)
  const conversions = countOf(page)
  if (views === null) return { problem: 'must have the views in the column "date", a whole number' }
  if (conversions === null) return { problem: 'must have the conversions in the column "page", a whole number' }
  return { metric: 'top_page', page: value, views, conversions }
}

/** How a file writes its rows. */
export type UploadStyle = {
  /** `12,5` is a number: the cells are not separated by commas. */
  readonly decimalComma: boolean
  /** `YYYY-MM-DD`: later days are refused. */
  readonly lastDay: string
}

/** Cells after the metric: page, views, conversions for `top_page`; else value, day and, for one page, the page. */
export const readUploadRow = (cells: UploadCells, { decimalComma, lastDay }: UploadStyle): UploadRow | RowProblem => {
  const { metric_type: metric, value, date, page } = cells
  if (metric === 'top_page') return readTopPage(cells)
  if (metric === '') return { problem: 'has no metric_type' }
  if (!isDailyMetric(metric)) {
    return { problem: `has an unknown metric_type; it must be ${DAILY_METRICS.join(', ')} or top_page` }
  }
  const written = value.endsWith('%') && metric.endsWith('_rate') ? value.slice(0, -1).trimEnd() : value
  const figure = decimalComma ? written.replace(',', '.') : written
  const isFigure = metric === 'users' ? COUNT.test(figure) : FIGURE.test(figure)
  if (!isFigure || Number(figure) > LARGEST[metric]) {
    return { problem: `has a value that is not ${EXPECTED[metric]}` }
  }
  if (!isDay(date)) return { problem: 'has a date that is not a day as YYYY-MM-DD' }
  if (date > lastDay) return { problem: 'has a date in the future' }
  if (page.length > MAX_PAGE) return { problem: `has a page of more than ${MAX_PAGE} characters` }
  return { metric, date, page: page === '' ? null : page, value: Number(figure) }
}

/** Rows with equal keys are duplicates. */
export const uploadRowKey = (row: UploadRow): string =>
  row.metric === 'top_page' ? JSON.stringify([row.page]) : JSON.stringify([row.metric, row.date, row.page])
