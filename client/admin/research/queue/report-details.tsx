import { useQuery } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { momentText } from '../../shared/dates.ts'
import { Details } from './details.tsx'
import { INACCURACY_LABELS, STATE_LABELS } from './queue-labels.ts'
import { SettleForm } from './settle-form.tsx'
import { useQueueActions } from './use-queue-actions.ts'

const PageReportQuery = graphql(`
  query PageReport($id: ID!) {
    pageReport(id: $id) {
      id
      about
      path
      kind
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
  const { data, error } = useQuery(PageReportQuery, {
    variables: { id },
    context: { asViewer: true },
    fetchPolicy: 'network-only',
  })
  const report = data?.pageReport
  if (!report) return <Details failed={error !== undefined || report === null} />
  const { about, path, kind, state, note, email, outcome, settledAt } = report
  return (
    <Details>
      <p className="wrap-anywhere text-sm">
        {INACCURACY_LABELS[kind]} on{' '}
        <a href={path} target="_blank" rel="noopener" className="link">
          the page about {about} <span className="sr-only">(new tab)</span>
        </a>
        {email === null ? null : ` · ${email}`}
      </p>
      {note === null ? null : <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{note}</p>}
      {state === 'OPEN' ? (
        <SettleForm
          about={`the report about ${about}`}
          hint={
            email === null
              ? "The sender sees it on the report's status page, and gets it by email if an address was left."
              : "The sender gets it by email and sees it on the report's status page."
          }
          onSettle={(accepted, text) => settleReport(id, accepted, text)}
        />
      ) : (
        <p className="wrap-anywhere max-w-prose text-sm">
          <span className="font-semibold">
            {STATE_LABELS[state]}
            {settledAt === null ? '' : ` on ${momentText(settledAt)}`}
          </span>
          {outcome === null ? null : `: ${outcome}`}
        </p>
      )}
    </Details>
  )
}
