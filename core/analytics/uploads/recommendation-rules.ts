/** Stated effects are arithmetic on the file's own figures, never forecasts. */
import { countText, roundedText } from '../../display/numbers.ts'
import type { TopPage, UploadFigures } from './analysis.ts'
import { type Trend, userTrend } from './insights.ts'

type Priority = 'high' | 'medium' | 'low'
type UploadRecommendation = {
  readonly action: string
  readonly type: 'engagement' | 'conversion' | 'traffic' | 'page' | 'data'
  readonly expectedImpact: string
  readonly priority: Priority
}

/** At least (percent), at most (percent), at most (seconds), at least (percent). */
const THRESHOLDS = {
  bounceRate: { high: 70, medium: 50 },
  conversionRate: { high: 1, medium: 3 },
  sessionDuration: { high: 30, medium: 60 },
  lostUsers: { high: 20, medium: 10 },
  /** A page with this many views that converts less than half as often as all listed pages together. */
  weakPage: { views: 100, share: 0.5 },
} as const
const MAX_WEAK_PAGES = 3
const DAYS_OF_MONTH = 30

/** Users in 30 days at the file's daily average. */
const usersAMonth = ({ users, usersByDay }: UploadFigures): number | null =>
  users === null || usersByDay.length === 0 ? null : (users / usersByDay.length) * DAYS_OF_MONTH

/** One percentage point of the users, such as `about 12 users a month`. */
const pointText = (figures: UploadFigures, what: string): string | null => {
  const users = usersAMonth(figures)
  return users === null ? null : `about ${countText(Math.round(users / 100))} ${what} a month`
}

const above = (value: number, { high, medium }: { high: number; medium: number }): Priority | null =>
  value >= high ? 'high' : value >= medium ? 'medium' : null
const below = (value: number, { high, medium }: { high: number; medium: number }): Priority | null =>
  value <= high ? 'high' : value <= medium ? 'medium' : null

const bounceRule = (figures: UploadFigures): UploadRecommendation | null => {
  const { bounceRate } = figures
  const priority = bounceRate === null ? null : above(bounceRate, THRESHOLDS.bounceRate)
  if (bounceRate === null || priority === null) return null
  const point = pointText(figures, 'users')
  const each = point === null ? '' : `; each percentage point lower would mean ${point}`
  return {
    action: 'Reduce the bounce rate',
    type: 'engagement',
    expectedImpact: `Bounce rate is ${roundedText(bounceRate, 1)}%${each}.`,
    priority,
  }
}

const conversionRule = (figures: UploadFigures): UploadRecommendation | null => {
  const { conversionRate } = figures
  const priority = conversionRate === null ? null : below(conversionRate, THRESHOLDS.conversionRate)
  if (conversionRate === null || priority === null) return null
  const point = pointText(figures, 'conversions')
  const each = point === null ? '' : `; each percentage point higher would mean ${point}`
  return {
    action: 'Raise the conversion rate',
    type: 'conversion',
    expectedImpact: `Conversion rate is ${roundedText(conversionRate, 1)}%${each}.`,
    priority,
  }
}

const sessionRule = ({ sessionDuration }: UploadFigures): UploadRecommendation | null => {
  const priority = sessionDuration === null ? null : below(sessionDuration, THRESHOLDS.sessionDuration)
  if (sessionDuration === null || priority === null) return null
  const seconds = roundedText(sessionDuration, 0)
  return {
    action: 'Lengthen sessions',
    type: 'engagement',
    expectedImpact: `Sessions last ${seconds} seconds on average; this rule applies up to ${THRESHOLDS.sessionDuration.medium} seconds.`,
    priority,
  }
}

const lossRule = (trend: Trend | null): UploadRecommendation | null => {
  const priority = trend === null ? null : above(-trend.percent, THRESHOLDS.lostUsers)
  if (trend === null || priority === null) return null
  const { before, after, days } = trend
  return {
    action: 'Find out why there are fewer users',
    type: 'traffic',
    expectedImpact: `The last ${days} days had ${countText(before - after)} fewer users than the first ${days}.`,
    priority,
  }
}

const weakPageRules = (pages: readonly TopPage[]): UploadRecommendation[] => {
  const views = pages.reduce((sum, page) => sum + page.views, 0)
  const conversions = pages.reduce((sum, page) => sum + page.conversions, 0)
  const { weakPage } = THRESHOLDS
  if (views === 0 || conversions === 0) return []
  const rate = conversions / views
  return pages
    .filter((page) => page.views >= weakPage.views && page.conversions / page.views < rate * weakPage.share)
    .slice(0, MAX_WEAK_PAGES)
    .map((page) => ({
      action: `Improve ${page.page}`,
      type: 'page',
      expectedImpact:
        `${countText(page.conversions)} of ${countText(page.views)} views convert; at the ${roundedText(rate * 100, 1)}% of all listed pages ` +
        `it would be ${countText(Math.round(page.views * rate))}.`,
      priority: 'medium',
    }))
}

const NAMES: Readonly<Record<string, string>> = {
  users: 'users',
  conversionRate: 'conversion_rate',
  bounceRate: 'bounce_rate',
  sessionDuration: 'session_duration',
}

const dataRule = (figures: UploadFigures): UploadRecommendation | null => {
  const missing = Object.entries(NAMES).filter(([key]) => figures[key as keyof UploadFigures] === null)
  if (missing.length === 0) return null
  return {
    action: `Add ${missing.map(([, name]) => name).join(', ')} to the export`,
    type: 'data',
    expectedImpact: 'Figures that aren’t in the file can’t be analyzed.',
    priority: 'low',
  }
}

const ORDER: readonly Priority[] = ['high', 'medium', 'low']

export const recommendationsFor = (figures: UploadFigures): UploadRecommendation[] =>
  [
    bounceRule(figures),
    conversionRule(figures),
    sessionRule(figures),
    lossRule(userTrend(figures)),
    ...weakPageRules(figures.pages),
    dataRule(figures),
  ]
    .filter((recommendation) => recommendation !== null)
    .sort((a, b) => ORDER.indexOf(a.priority) - ORDER.indexOf(b.priority))
