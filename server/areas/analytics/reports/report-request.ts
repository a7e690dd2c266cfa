/** Validates report requests. */
import type { ReportName } from '#core/analytics/report-names.ts'
import { dayOf, plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError } from '#core/errors.ts'

const FILTERS = ['page', 'source', 'includeBots'] as const
type FilterName = (typeof FILTERS)[number]

type ReportFilter = {
  readonly page?: string | null | undefined
  readonly source?: string | null | undefined
  readonly includeBots?: boolean | null | undefined
}

/** Days as `YYYY-MM-DD`, inclusive. */
export type ReportRequest = {
  readonly name: ReportName
  /** Null: 28 days before `to`. */
  readonly from: string | null
  /** Null: today. */
  readonly to: string | null
  readonly filter: ReportFilter
}

export type AppliedFilters = {
  /** Null for any. */
  readonly page: string | null
  readonly source: string | null
  readonly includeBots: boolean
  readonly ignored: readonly FilterName[]
  /** One sentence per filter that does not apply. */
  readonly notes: readonly string[]
}

const MAX_REPORT_DAYS = 400
const USUAL_DAYS = 28
const MAX_FILTER = 300

const APPLICABLE: Readonly<Record<ReportName, readonly FilterName[]>> = {
  traffic: FILTERS,
  pages: ['page', 'includeBots'],
  sources: ['source', 'includeBots'],
  funnel: ['includeBots'],
  searches_without_result: ['includeBots'],
  tools: ['includeBots'],
  retention: [],
  bots: [],
}
const FILTER_TEXTS: Readonly<Record<FilterName, string>> = {
  page: 'The page filter',
  source: 'The source filter',
  includeBots: '"Include bots"',
}

/** Throws InvalidInputError for a reversed period or more than 400 days. */
export const parsePeriod = (
  { from, to }: Pick<ReportRequest, 'from' | 'to'>,
  now: Date,
): { readonly from: Date; readonly to: Date } => {
  const last = to === null ? dayOf(now) : new Date(to)
  const first = from === null ? plusMs(last, -(USUAL_DAYS - 1) * DAY_MS) : new Date(from)
  if (first > last) throw new InvalidInputError('"from" must not be after "to".', 'from')
  const days = (last.getTime() - first.getTime()) / DAY_MS + 1
  if (days > MAX_REPORT_DAYS) throw new InvalidInputError(`A report can cover at most ${MAX_REPORT_DAYS} days.`, 'to')
  return { from: first, to: last }
}

const textOf = (value: string | null | undefined, field: 'page' | 'source'): string | null => {
  const text = value?.trim() ?? ''
  if (text.length > MAX_FILTER) {
    throw new InvalidInputError(`"${field}" must be at most ${MAX_FILTER} characters.`, field)
  }
  return text === '' ? null : text
}

/**
 * Separates supported from ignored filters. Throws InvalidInputError for an invalid page, and texts beyond 300
 * characters.
 */
export const applyFilters = (name: ReportName, filter: ReportFilter): AppliedFilters => {
  const page = textOf(filter.page, 'page')?.split('?')[0] ?? null
  if (page !== null && !page.startsWith('/')) {
    throw new InvalidInputError('"page" must be a path such as /pricing.', 'page')
  }
  const source = textOf(filter.source, 'source')?.toLowerCase() ?? null
  const given = { page: page !== null, source: source !== null, includeBots: filter.includeBots === true }
  // Totals are by page or by source, not both.
  const isBoth = name === 'traffic' && given.page && given.source
  const known = APPLICABLE[name].filter((one) => !(isBoth && one === 'source'))
  const ignored = FILTERS.filter((one) => given[one] && !known.includes(one))
  return {
    page: known.includes('page') ? page : null,
    source: known.includes('source') ? source : null,
    includeBots: known.includes('includeBots') && given.includeBots,
    ignored,
    notes: ignored.map((one) =>
      isBoth && one === 'source'
        ? "The source filter can't be combined with the page filter, so the figures are for all sources."
        : `${FILTER_TEXTS[one]} does not apply to this report and was ignored.`,
    ),
  }
}
