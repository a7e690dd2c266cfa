import type { AnalyticsReportName, AnalyticsReportQuery, AnalyticsUnit } from '#client/gql/graphql.ts'
import { countText, roundedText } from '#core/display/numbers.ts'
import { formatCents } from '#core/display/price.ts'
import { dayText } from '../../shared/dates.ts'

export type Report = AnalyticsReportQuery['analyticsReport']

/** The reports in list order, by their names in the URL. */
export const REPORTS = [
  { name: 'TRAFFIC', label: 'Traffic' },
  { name: 'PAGES', label: 'Pages' },
  { name: 'SOURCES', label: 'Sources' },
  { name: 'FUNNEL', label: 'Funnel from home to paid plan' },
  { name: 'SEARCHES_WITHOUT_RESULT', label: 'Searches without results' },
  { name: 'TOOLS', label: 'Tools by views and favorites' },
  { name: 'RETENTION', label: 'Retention by week' },
  { name: 'BOTS', label: 'Bots' },
] as const satisfies readonly { readonly name: AnalyticsReportName; readonly label: string }[]

export const inAddress = (name: AnalyticsReportName): string => name.toLowerCase().replaceAll('_', '-')

/** The report in the URL, or the first. */
export const reportOf = (text: string | null) => REPORTS.find(({ name }) => inAddress(name) === text) ?? REPORTS[0]

const DAY = /^\d{4}-\d\d-\d\d$/

/** The name of a row; a day, or the first day of a week, as all dates. */
export const rowText = (label: string): string => (DAY.test(label) ? dayText(label) : label)

/** Shown for an unknown figure. */
const NOT_KNOWN = '–'

const WITHOUT_FRACTION = /^-?\d+$/

function numberText(value: number): string {
  const text = roundedText(value, 1)
  if (WITHOUT_FRACTION.test(text)) return countText(Number(text))
  const [whole = '', fraction] = text.split('.')
  return `${countText(Number(whole))}.${fraction}`
}

function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${countText(Math.floor(whole / 60))} min ${whole % 60} s`
}

const TEXTS: Readonly<Record<AnalyticsUnit, (value: number) => string>> = {
  COUNT: numberText,
  PERCENT: (value) => `${numberText(value)}%`,
  SECONDS: durationText,
  MILLISECONDS: (value) => `${numberText(value)} ms`,
  USD: (value) => formatCents(Math.round(value * 100)),
}

/** A figure as the table and the chart show it. */
export const figureText = (value: number | null | undefined, unit: AnalyticsUnit): string =>
  value === null || value === undefined ? NOT_KNOWN : TEXTS[unit](value)
