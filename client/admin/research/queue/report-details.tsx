import { useNavigate } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { Details } from './details.tsx'
import { editorHref } from './queue-editor.ts'
import { INACCURACY_LABELS } from './queue-labels.ts'
import { Settlement } from './settlement.tsx'
import { useQueueActions } from './use-queue-actions.ts'

const PageReportQuery = graphql(`
  query PageReport($id: ID!) {
    pageReport(id: $id) {
      id
      about
      path
      kind
      plan
      toolSlug
      state
      note
      email
      outcome
      settledAt
    }
  }
`)

/** A visitor report about a page, and the decision. */
export function ReportDetails({ id }: { readonly id: string }) {
  const { settleReport } = useQueueActions()
  const navigate = useNavigate()
  // Not from the cache: a decided item must not show its form.
  const { data, failed } = useFreshQuery(PageReportQuery, { id }, { fetchPolicy: 'network-only' })
  const report = data?.pageReport
  if (!report) return <Details failed={failed || report === null} />
  const { about, path, kind, plan, toolSlug, email } = report
  return (
    <Details>
      <p className="wrap-anywhere text-sm">
        {INACCURACY_LABELS[kind]}
        {plan === null ? null : ` of “${plan}”`} on{' '}
        <a href={path} target="_blank" rel="noopener" className="link">
          the page about {about} <span className="sr-only">(new tab)</span>
        </a>
        {email === null ? null : ` · ${email}`}
      </p>
      <Settlement
        item={report}
        about={`the report about ${about}`}
        hint={
          email === null
            ? "The sender sees it on the report's status page, and gets it by email if an address was left."
            : "The sender gets it by email and sees it on the report's status page."
        }
        onSettle={async (accepted, text) => {
          const refusal = await settleReport(id, accepted, text)
          // An accepted report is followed by the correction.
          if (refusal === null && accepted && toolSlug !== null)
            void navigate(editorHref(toolSlug, kind === 'PRICE' ? (plan ?? '') : null))
          return refusal
        }}
      />
    </Details>
  )
}
