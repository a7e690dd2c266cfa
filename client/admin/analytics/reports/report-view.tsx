import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { graphql } from '#client/gql/gql.ts'
import type { AnalyticsFilterInput, AnalyticsReportName } from '#client/gql/graphql.ts'
import { download } from '#client/lib/download.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { countText } from '#core/display/numbers.ts'
import { dayText, momentText } from '../../shared/dates.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { ReportChart } from './report-chart.tsx'
import { csvName, reportCsv } from './report-csv.ts'
import type { Period } from './report-period.ts'
import { ReportTable } from './report-table.tsx'
import type { Report } from './report-values.ts'

const AnalyticsReportQuery = graphql(`
  query AnalyticsReport($name: AnalyticsReportName!, $from: Date, $to: Date, $filter: AnalyticsFilterInput) {
    analyticsReport(name: $name, from: $from, to: $to, filter: $filter) {
      name
      from
      to
      keyLabel
      columns {
        key
        label
        unit
      }
      rows {
        key
        label
        values
      }
      totals
      notes
      losses
      updatedAt
    }
  }
`)

type ReportViewProps = {
  readonly name: AnalyticsReportName
  readonly label: string
  readonly period: Period
  readonly filter: AnalyticsFilterInput
}

/** A longer table is collapsed at first. */
const OPEN_ROWS = 31

/** The server's message about a rejected request, such as too many days. */
const failureTextOf = (error: unknown): string | null =>
  CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? null) : null

export function ReportView({ name, label, period, filter }: ReportViewProps) {
  const variables = { name, ...period, filter }
  // Not cached: each period and filter is another large result.
  const { data, error, failed, onRetry } = useFreshQuery(AnalyticsReportQuery, variables, { fetchPolicy: 'no-cache' })
  const report = data?.analyticsReport
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-5">
      {report && !failed ? (
        <Loaded key={report.name} label={label} report={report} />
      ) : (
        <NotLoaded
          name="the report"
          failed={failed}
          failure={failureTextOf(error) ?? 'Failed to load the report'}
          onRetry={onRetry}
          height="h-96"
        />
      )}
    </section>
  )
}

function Loaded({ label, report }: { readonly label: string; readonly report: Report }) {
  const { from, to, rows, notes, losses, updatedAt } = report
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h3 className="text-lg">{label}</h3>
          <p role="status" className="text-soft text-sm">
            {dayText(from)} to {dayText(to)}, in UTC
            {updatedAt ? `. Counted until ${momentText(updatedAt)}` : ''}
          </p>
        </div>
        {rows.length === 0 ? null : (
          <Button variant="secondary" onClick={() => download(csvName(report), 'text/csv', reportCsv(report))}>
            Export CSV
          </Button>
        )}
      </div>
      {losses ? <Notice tone="warning">{losses}</Notice> : null}
      {notes.length === 0 ? null : (
        <Notice tone="info">
          <ul className="grid grid-cols-1 gap-1">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState title="No data">
          <p>Nothing was recorded for this report in this period. Choose a longer period or fewer filters.</p>
        </EmptyState>
      ) : (
        <>
          <ReportChart report={report} />
          <details open={rows.length <= OPEN_ROWS}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm">
              {rows.length === 1 ? 'All figures (1 row)' : `All figures (${countText(rows.length)} rows)`}
            </summary>
            <ReportTable label={`${label}: all figures`} report={report} />
          </details>
        </>
      )}
    </>
  )
}
