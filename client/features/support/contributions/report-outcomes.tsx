import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { ReportState } from '#client/gql/graphql.ts'
import { useStoredValue } from '#client/lib/stored-value.ts'
import { type ReportSubject, reportKey } from './report-subject.ts'
import { removeReport, sentReports } from './sent-reports.ts'

const ReportOutcomeQuery = graphql(`
  query ReportOutcome($reportId: ID!) {
    reportOutcome(reportId: $reportId) {
      reportId
      state
      outcome
    }
  }
`)

const STATES: Readonly<Record<ReportState, string>> = {
  OPEN: 'being reviewed',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
}

/** The outcomes of this browser's reports about a page, latest first. Renders nothing without any. */
export function ReportOutcomes({ subject }: { readonly subject: ReportSubject }) {
  const key = reportKey(subject)
  const ids = useStoredValue(sentReports)
    .filter(({ about }) => about === key)
    .map(({ id }) => id)
  if (ids.length === 0) return null
  return (
    <ul className="w-full">
      {ids.map((id) => (
        <Outcome key={id} id={id} />
      ))}
    </ul>
  )
}

/** Renders nothing while loading, or when the server is unreachable: the report is not the page's main content. */
function Outcome({ id }: { readonly id: string }) {
  const { data } = useQuery(ReportOutcomeQuery, { variables: { reportId: id } })
  const report = data?.reportOutcome
  useEffect(() => {
    if (report === null) removeReport(id)
  }, [report, id])
  if (!report) return null
  return (
    <li className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line border-line border-l-4 pl-3 text-soft text-sm">
      Your report: {STATES[report.state]}
      {report.outcome ? `: ${report.outcome}` : ''}
    </li>
  )
}
