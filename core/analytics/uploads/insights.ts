import { longDay } from '../../display/dates.ts'
import { countText, roundedText } from '../../display/numbers.ts'
import type { TopPage, UploadFigures } from './analysis.ts'

/** Users in the first and the last `days` days, and the change in percent. */
export type Trend = { readonly days: number; readonly before: number; readonly after: number; readonly percent: number }

/** Fewer days show no trend. */
const TREND_DAYS = 4
/** Below this many views a conversion rate is noise. */
const CONVERTING_VIEWS = 100

const dayText = (day: string): string => longDay(new Date(`${day}T00:00:00Z`))
const counted = (count: number, one: string): string => `${countText(count)} ${one}${count === 1 ? '' : 's'}`

/** First half of the days against the last; null with fewer than four days or without users at first. */
export const userTrend = ({ usersByDay }: UploadFigures): Trend | null => {
  if (usersByDay.length < TREND_DAYS) return null
  const days = Math.floor(usersByDay.length / 2)
  const sum = (part: UploadFigures['usersByDay']) => part.reduce((total, { users }) => total + users, 0)
  const before = sum(usersByDay.slice(0, days))
  const after = sum(usersByDay.slice(-days))
  return before === 0 ? null : { days, before, after, percent: Number((((after - before) / before) * 100).toFixed(1)) }
}

const periodInsight = ({ days }: UploadFigures): string | null => {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return null
  if (first === last) return `The file covers ${dayText(first)}.`
  return `The file has figures for ${counted(days.length, 'day')} from ${dayText(first)} to ${dayText(last)}.`
}

const trendInsight = (figures: UploadFigures): string | null => {
  const trend = userTrend(figures)
  if (trend === null) return null
  const { days, before, after, percent } = trend
  const change = percent === 0 ? 'stayed the same' : `${percent > 0 ? 'rose' : 'fell'} by ${Math.abs(percent)}%`
  return `Users ${change}: ${countText(before)} in the first ${days} days, ${countText(after)} in the last ${days}.`
}

const busiestInsight = ({ usersByDay }: UploadFigures): string | null => {
  if (usersByDay.length < 2) return null
  const most = Math.max(...usersByDay.map(({ users }) => users))
  const [busiest, another] = usersByDay.filter(({ users }) => users === most)
  // Of days with equally many users, none is the busiest.
  if (busiest === undefined || another !== undefined) return null
  return `${dayText(busiest.day)} was the busiest day, with ${counted(busiest.users, 'user')}.`
}

const conversionInsight = ({ users, conversionRate }: UploadFigures): string | null => {
  if (users === null || conversionRate === null) return null
  const converted = Math.round((users * conversionRate) / 100)
  return `${roundedText(conversionRate, 1)}% of users converted: about ${countText(converted)} of ${countText(users)}.`
}

const topPageInsight = ({ pages }: UploadFigures): string | null => {
  const [first] = pages
  const views = pages.reduce((sum, page) => sum + page.views, 0)
  if (first === undefined || pages.length < 2 || views === 0) return null
  return `${first.page} has ${roundedText((first.views / views) * 100, 1)}% of the views of the listed pages.`
}

const rateOf = ({ views, conversions }: TopPage): number => conversions / views

const convertingInsight = ({ pages }: UploadFigures): string | null => {
  const candidates = pages.filter(({ views, conversions }) => views >= CONVERTING_VIEWS && conversions > 0)
  const [best, second] = candidates.toSorted((a, b) => rateOf(b) - rateOf(a))
  if (best === undefined || second === undefined || rateOf(best) === rateOf(second)) return null
  const { page, views, conversions } = best
  return `${page} converts best: ${countText(conversions)} of ${countText(views)} views (${roundedText(rateOf(best) * 100, 1)}%).`
}

export const insightsOf = (figures: UploadFigures): string[] =>
  [periodInsight, trendInsight, busiestInsight, conversionInsight, topPageInsight, convertingInsight]
    .map((insight) => insight(figures))
    .filter((sentence) => sentence !== null)
