import { useState } from 'react'
import { countText } from '#core/display/numbers.ts'
import { dayText } from '../../shared/dates.ts'
import { FilterSelect } from '../../shared/filter-select.tsx'
import { BarChart } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { figureText, inAddress, type Report, reportOf, rowText } from './report-values.ts'

/** The maximum number of bars in a ranking; the funnel shows all its steps. */
const MAX_BARS = 12
/** The row with all remaining entries is not part of the ranking. */
const OTHERS = 'other'

/** One column of a report as a chart. The table has the same figures and all the others. */
export function ReportChart({ report }: { readonly report: Report }) {
  const { name, columns, rows, from, to } = report
  const [chosen, setChosen] = useState<string | null>(null)
  const column = Math.max(
    0,
    columns.findIndex(({ key }) => key === chosen),
  )
  const { label = '', unit = 'COUNT' } = columns[column] ?? {}
  const title = `${reportOf(inAddress(name)).label}: ${label}, ${dayText(from)} to ${dayText(to)}. The table has the same figures.`
  const isFunnel = name === 'FUNNEL'
  const dropOff = columns.findIndex(({ key }) => key === 'dropOff')
  const isOverTime = name === 'TRAFFIC' || name === 'RETENTION'
  const ranked = isFunnel ? rows : rows.filter(({ key }) => key !== OTHERS)
  const shown = isFunnel ? ranked : ranked.slice(0, MAX_BARS)
  return (
    <div className="grid grid-cols-1 gap-4">
      {columns.length > 1 ? (
        <FilterSelect
          label="Show in the chart"
          className="w-64 max-w-full"
          value={columns[column]?.key ?? ''}
          options={columns.map(({ key, label: text }) => [key, text] as const)}
          onChange={setChosen}
        />
      ) : null}
      {isOverTime ? (
        <LineChart
          title={title}
          points={rows.map((row) => ({ label: rowText(row.label), value: row.values[column] ?? null }))}
          textOf={(value) => figureText(value, unit)}
        />
      ) : (
        <BarChart
          title={title}
          bars={shown.map(({ key, label: text, values }, index) => ({
            key,
            label: text,
            value: values[column] ?? null,
            text: figureText(values[column], unit),
            note:
              isFunnel && column === 0 && index > 0 && dropOff !== -1
                ? `${figureText(values[dropOff], 'PERCENT')} lost`
                : undefined,
          }))}
        />
      )}
      {isOverTime || shown.length === ranked.length ? null : (
        <p className="text-soft text-sm">
          The first {shown.length} of {countText(ranked.length)}. The table has them all.
        </p>
      )}
    </div>
  )
}
