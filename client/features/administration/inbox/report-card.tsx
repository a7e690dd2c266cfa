import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts'
import { graphql } from '../../../gql/gql.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { momentText } from '../dates.ts'
import { KIND_LABELS, REPORT_STATES } from './inbox-words.ts'
import { SettleForm } from './settle-form.tsx'

const ReportCard_report = graphql(`
  fragment ReportCard_report on PageReport {
    id
    about
    path
    kind
    state
    reportCount
    note
    email
    outcome
    createdAt
    settledAt
  }
`)

type ReportCardProps = { readonly report: FragmentType<typeof ReportCard_report> }

/** What is wrong on a page, according to visitors, and the decision about it. */
export function ReportCard({ report: masked }: ReportCardProps) {
  const report = readFragment(ReportCard_report, masked)
  const { id, about, path, kind, state, reportCount, note, email, outcome, createdAt, settledAt } = report
  return (
    <Card as="li" className="grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="wrap-anywhere text-lg">
          <a href={path} target="_blank" rel="noopener" className="link">
            {about} <span className="sr-only">(new tab)</span>
          </a>
        </h3>
        <Badge tone={state === 'OPEN' ? 'gold' : state === 'ACCEPTED' ? 'green' : 'plain'}>
          {REPORT_STATES[state]}
        </Badge>
      </div>
      <p className="wrap-anywhere text-soft text-sm">
        {KIND_LABELS[kind]} · {reportCount === 1 ? 'reported once' : `reported ${reportCount} times`} ·{' '}
        <time dateTime={createdAt}>{momentText(createdAt)}</time>
        {email === null ? null : ` · ${email}`}
      </p>
      {note === null ? null : <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{note}</p>}
      {state === 'OPEN' ? (
        <SettleForm id={id} about={about} hasSender={email !== null} />
      ) : (
        <p className="wrap-anywhere max-w-prose text-sm">
          <span className="font-semibold">
            {REPORT_STATES[state]}
            {settledAt === null ? '' : ` on ${momentText(settledAt)}`}
          </span>
          {outcome === null ? null : `: ${outcome}`}
        </p>
      )}
    </Card>
  )
}
