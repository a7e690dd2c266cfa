import { useQuery } from '@apollo/client/react'
import { graphql } from '../../../gql/gql.ts'
import { useAdminQuery } from '../admin-tabs.ts'
import { InboxList } from './inbox-list.tsx'
import { REPORT_STATES, stateOf } from './inbox-words.ts'
import { ReportCard } from './report-card.tsx'
import { StateFilter } from './state-filter.tsx'

const PageReportsQuery = graphql(`
  query PageReportsQuery($state: ReportState!, $page: Int!) {
    pageReports(state: $state, page: $page, first: 20) {
      totalCount
      nodes {
        id
        ...ReportCard_report
      }
    }
  }
`)

/** Reports of what is wrong on a page. */
export function ReportsList() {
  const { query, page } = useAdminQuery()
  const state = stateOf(REPORT_STATES, query.get('state')) ?? 'OPEN'
  const { data, error, refetch } = useQuery(PageReportsQuery, {
    variables: { state, page },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  return (
    <>
      <StateFilter states={REPORT_STATES} />
      <InboxList
        name="reports"
        totalCount={data?.pageReports.totalCount ?? null}
        failed={error !== undefined}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {data?.pageReports.nodes.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </InboxList>
    </>
  )
}
