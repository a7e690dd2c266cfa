import type { DailyRow, TopPageRow, UploadRow } from './upload-row.ts'

export type TopPage = { readonly page: string; readonly views: number; readonly conversions: number }

export type UploadFigures = {
  /** Days with at least one figure, ascending. */
  readonly days: readonly string[]
  /** Sum over all days. Every figure here is null when the file has no rows for it. */
  readonly users: number | null
  /** Means over the days: percent, percent, seconds. */
  readonly conversionRate: number | null
  readonly bounceRate: number | null
  readonly sessionDuration: number | null
  /** Ascending; only days with user counts. */
  readonly usersByDay: readonly { readonly day: string; readonly users: number }[]
  /** Most views first. */
  readonly pages: readonly TopPage[]
}

type DayFigure = { readonly value: number; readonly page: string | null }
type ByDay = ReadonlyMap<string, readonly DayFigure[]>

/** The rows of one metric by day. A day's site-wide figure already includes its single pages, so those are dropped. */
const byDay = (rows: readonly DailyRow[], metric: DailyRow['metric']): ByDay => {
  const days = new Map<string, DayFigure[]>()
  for (const row of rows) {
    if (row.metric !== metric) continue
    const figures = days.get(row.date) ?? []
    figures.push(row)
    days.set(row.date, figures)
  }
  for (const [day, figures] of days) {
    const whole = figures.filter(({ page }) => page === null)
    if (whole.length > 0) days.set(day, whole)
  }
  return days
}

const sumOf = (figures: readonly DayFigure[]): number => figures.reduce((sum, { value }) => sum + value, 0)

const rounded = (value: number): number => Number(value.toFixed(2))

/** The mean of a metric, weighted by the users of the same day and page; unweighted when any user count is missing. */
const meanOf = (figures: ByDay, users: ByDay): number | null => {
  if (figures.size === 0) return null
  let weighted = 0
  let weights = 0
  let plain = 0
  let count = 0
  let isWeighted = true
  for (const [day, ofDay] of figures) {
    const usersOfDay = new Map(users.get(day)?.map(({ page, value }) => [page, value]))
    for (const { page, value } of ofDay) {
      const weight = usersOfDay.get(page)
      if (weight === undefined) isWeighted = false
      weighted += value * (weight ?? 0)
      weights += weight ?? 0
      plain += value
      count += 1
    }
  }
  return rounded(isWeighted && weights > 0 ? weighted / weights : plain / count)
}

const byViews = (a: TopPage, b: TopPage): number => b.views - a.views || (a.page < b.page ? -1 : 1)

export const figuresOf = (rows: readonly UploadRow[]): UploadFigures => {
  const daily = rows.filter((row): row is DailyRow => row.metric !== 'top_page')
  const pages = rows.filter((row): row is TopPageRow => row.metric === 'top_page')
  const users = byDay(daily, 'users')
  const usersByDay = [...users]
    .map(([day, figures]) => ({ day, users: sumOf(figures) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  return {
    days: [...new Set(daily.map(({ date }) => date))].sort(),
    users: users.size === 0 ? null : usersByDay.reduce((sum, day) => sum + day.users, 0),
    conversionRate: meanOf(byDay(daily, 'conversion_rate'), users),
    bounceRate: meanOf(byDay(daily, 'bounce_rate'), users),
    sessionDuration: meanOf(byDay(daily, 'session_duration'), users),
    usersByDay,
    pages: pages.map(({ page, views, conversions }) => ({ page, views, conversions })).sort(byViews),
  }
}
