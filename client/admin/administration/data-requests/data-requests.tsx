import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { daysLeft, dueText } from '#core/data-requests.ts'
import { utcDay } from '#core/utc-day.ts'
import { AdminPagination } from '../../shared/admin-pagination.tsx'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { AdminTable, CELL, ROW } from '../../shared/admin-table.tsx'
import { dayText } from '../../shared/dates.ts'
import { UrlSelect } from '../../shared/filter-bar.tsx'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'
import { DATA_REQUEST_QUERIES, DataRequestForm } from './data-request-form.tsx'
import { KIND_LABELS, LAW_LABELS } from './data-request-labels.ts'

const DataRequestsQuery = graphql(`
  query DataRequests($settled: Boolean!, $page: Int!) {
    dataRequests(settled: $settled, page: $page, first: 20) {
      totalCount
      nodes {
        id
        ...DataRequestRow_request
      }
    }
  }
`)

const DataRequestRow_request = graphql(`
  fragment DataRequestRow_request on DataRequest {
    id
    law
    kind
    email
    note
    receivedOn
    dueOn
    settledOn
  }
`)

const SettleDocument = graphql(`
  mutation SettleDataRequest($id: ID!) {
    settleDataRequest(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const PAGE_SIZE = 20
const STATES = [
  ['open', 'Open'],
  ['settled', 'Completed'],
] as const

/** Personal data requests, earliest due date first, and a form to record one. */
export function DataRequests() {
  const { query, page } = useAdminQuery()
  const [adding, setAdding] = useState(false)
  const settled = query.get('state') === 'settled'
  const { data, failed, onRetry } = useFreshQuery(DataRequestsQuery, { settled, page })
  const requests = data?.dataRequests
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <UrlSelect name="state" label="Status" className="w-44" options={STATES} initial="open" />
        {adding ? null : (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Record a request
          </Button>
        )}
      </div>
      {adding ? (
        <Card className="p-4">
          <DataRequestForm onDone={() => setAdding(false)} />
        </Card>
      ) : null}
      {requests === undefined ? (
        <NotLoaded name="requests" failed={failed} onRetry={onRetry} />
      ) : requests.totalCount === 0 ? (
        <EmptyState title={settled ? 'No completed requests' : 'No open requests'} />
      ) : (
        <AdminTable
          label="Data requests"
          names={['From', 'Request', 'Received', 'Due', settled ? 'Completed' : 'Actions']}
        >
          {requests.nodes.map((request) => (
            <DataRequestRow key={request.id} request={request} />
          ))}
        </AdminTable>
      )}
      <AdminPagination label="Pages of requests" total={requests?.totalCount} pageSize={PAGE_SIZE} />
    </>
  )
}

function DataRequestRow({ request: masked }: { readonly request: FragmentType<typeof DataRequestRow_request> }) {
  const request = readFragment(DataRequestRow_request, masked)
  const { id, law, kind, email, note, receivedOn, dueOn, settledOn } = request
  const send = useSend(DATA_REQUEST_QUERIES)
  const act = useAction()
  const today = utcDay(new Date())
  const left = daysLeft(dueOn, today)
  const press = () =>
    act(() => send(SettleDocument, { id }), {
      done: 'Request completed',
      failure: 'Failed to complete the request. Please try again.',
    })
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} min-w-52 font-normal`}>
        <span className="wrap-anywhere block font-semibold">{email ?? 'Deleted account'}</span>
        {note === null ? null : <span className="wrap-anywhere block whitespace-pre-wrap text-soft">{note}</span>}
      </th>
      <td className={`${CELL} whitespace-nowrap`}>
        {KIND_LABELS[kind]} ({LAW_LABELS[law]})
      </td>
      <td className={`${CELL} tabular-nums`}>{dayText(receivedOn)}</td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        {dayText(dueOn)}{' '}
        {settledOn === null ? (
          <Badge tone={left < 0 ? 'danger' : left <= 7 ? 'gold' : 'plain'}>{dueText(dueOn, today)}</Badge>
        ) : null}
      </td>
      <td className={`${CELL} tabular-nums`}>
        {settledOn === null ? (
          <Button
            variant="secondary"
            aria-label={`Complete the request of ${email ?? 'a deleted account'}`}
            onClick={() => void press()}
          >
            Complete
          </Button>
        ) : (
          dayText(settledOn)
        )}
      </td>
    </tr>
  )
}
