import { graphql } from '../../gql/gql.ts'
import { nameInUrl, optionsInUrl, useAdminQuery } from '../shared/admin-query.ts'
import { UrlSelect } from '../shared/filter-bar.tsx'
import { NumberedList } from '../shared/numbered-list.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { RefundCard } from './refund-card.tsx'
import { REFUND_STATES } from './refund-labels.ts'

const RefundRequestsQuery = graphql(`
  query RefundRequests($state: RefundState!) {
    refundRequests(state: $state) {
      id
      ...RefundCard_request
    }
    refundRequestCount(state: $state)
  }
`)

/** As many as a page of `NumberedList` shows. */
const PAGE_SIZE = 20

/** Members' refund requests with their decisions. */
export function Component() {
  const { query, page } = useAdminQuery()
  const state = nameInUrl(REFUND_STATES, query.get('state')) ?? 'REQUESTED'
  const { data, failed, onRetry } = useFreshQuery(RefundRequestsQuery, { state })
  const requests = data?.refundRequests
  const count = data?.refundRequestCount ?? 0
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-xl">Refunds</h2>
      <UrlSelect
        name="state"
        label="Status"
        className="w-44"
        options={optionsInUrl(REFUND_STATES)}
        initial="requested"
      />
      {requests && count > requests.length ? (
        <p className="text-soft text-sm">
          {`Showing ${requests.length} of ${count} requests, ${state === 'REQUESTED' ? 'oldest' : 'newest'} first.`}
        </p>
      ) : null}
      <NumberedList name="refund requests" totalCount={requests?.length ?? null} failed={failed} onRetry={onRetry}>
        {requests?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((request) => (
          <RefundCard key={request.id} request={request} />
        ))}
      </NumberedList>
    </section>
  )
}
