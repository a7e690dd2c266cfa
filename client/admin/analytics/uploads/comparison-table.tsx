import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ComparedMetric } from '#client/gql/graphql.ts'
import { countText, roundedText } from '#core/display/numbers.ts'
import { AdminTable, ROW } from '../../shared/admin-table.tsx'

const ComparisonTable_comparison = graphql(`
  fragment ComparisonTable_comparison on AnalyticsComparison {
    days
    recordedDays
    figures {
      metric
      imported
      recorded
      gap
    }
  }
`)

const CELL = 'px-3 py-2'

const LABELS: Readonly<Record<ComparedMetric, string>> = {
  USERS: 'Users (here: visits)',
  CONVERSION_RATE: 'Conversion rate (here: purchases)',
  BOUNCE_RATE: 'Bounce rate',
  SESSION_DURATION: 'Session duration',
}

const UNITS: Readonly<Record<ComparedMetric, string>> = {
  USERS: '',
  CONVERSION_RATE: '%',
  BOUNCE_RATE: '%',
  SESSION_DURATION: ' s',
}

/** The gap between percentages is in percentage points. */
const gapUnit = (metric: ComparedMetric): string => (UNITS[metric] === '%' ? ' points' : UNITS[metric])

const figureText = (metric: ComparedMetric, value: number | null, unit: string = UNITS[metric]): string => {
  if (value === null) return '\u2013'
  const figure = metric === 'USERS' ? countText(Math.abs(value)) : roundedText(Math.abs(value), 2)
  return `${value < 0 ? '\u2212' : ''}${figure}${unit}`
}
const gapText = (metric: ComparedMetric, gap: number | null): string =>
  `${gap !== null && gap > 0 ? '+' : ''}${figureText(metric, gap, gapUnit(metric))}`

const FIGURES = ['Imported', 'Recorded here', 'Gap']

type ComparisonTableProps = { readonly comparison: FragmentType<typeof ComparisonTable_comparison> }

/** Imported figures next to our own for the same days, and the gap between them. */
export function ComparisonTable({ comparison: masked }: ComparisonTableProps) {
  const { days, recordedDays, figures } = readFragment(ComparisonTable_comparison, masked)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">Compared with our own analytics</h3>
      {recordedDays === 0 ? (
        <p className="text-soft">Nothing recorded for these days</p>
      ) : (
        <>
          <AdminTable label="Imported and recorded figures" names={['Figure', ...FIGURES]} figures={FIGURES}>
            {figures.map(({ metric, imported, recorded, gap }) => (
              <tr key={metric} className={ROW}>
                <th scope="row" className={`${CELL} font-normal`}>
                  {LABELS[metric]}
                </th>
                <td className={`${CELL} text-right tabular-nums`}>{figureText(metric, imported)}</td>
                <td className={`${CELL} text-right tabular-nums`}>{figureText(metric, recorded)}</td>
                <td className={`${CELL} text-right tabular-nums`}>{gapText(metric, gap)}</td>
              </tr>
            ))}
          </AdminTable>
          <p className="text-soft text-sm">
            We recorded data on {countText(recordedDays)} of the {countText(days)} {days === 1 ? 'day' : 'days'} in the
            file. Days are UTC.
          </p>
        </>
      )}
    </section>
  )
}
