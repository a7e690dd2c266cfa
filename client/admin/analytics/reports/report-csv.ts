import { csvLine } from '#core/csv/csv-writer.ts'
import type { Report } from './report-values.ts'

const UNITS = { COUNT: '', PERCENT: ' (%)', SECONDS: ' (s)', MILLISECONDS: ' (ms)', USD: ' (USD)' } as const

const cell = (value: number | null): string => (value === null ? '' : String(value))

/** The figures of a report's table, as numbers. Unknown values are blank; no cell is a formula. */
export const reportCsv = ({ keyLabel, columns, rows, totals }: Report): string =>
  [
    csvLine([keyLabel, ...columns.map(({ label, unit }) => `${label}${UNITS[unit]}`)]),
    ...rows.map(({ label, values }) => csvLine([label, ...values.map(cell)])),
    totals ? csvLine(['Total', ...totals.map(cell)]) : '',
  ].join('')

/** Such as `toolfinch-traffic-2026-06-01-2026-06-28.csv`. */
export const csvName = ({ name, from, to }: Report): string =>
  `toolfinch-${name.toLowerCase().replaceAll('_', '-')}-${from}-${to}.csv`
