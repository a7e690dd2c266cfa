import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { RefundCard } from '../../billing/refund-card.tsx'
import { WorkSection } from './work-section.tsx'

const WaitingRefunds_request = graphql(`
  fragment WaitingRefunds_request on RefundRequest {
    id
    ...RefundCard_request
  }
`)

const SHOWN = 3

type WaitingRefundsProps = { readonly requests: readonly FragmentType<typeof WaitingRefunds_request>[] }

/** The oldest refund requests, each with the member's payments. */
export function WaitingRefunds({ requests: masked }: WaitingRefundsProps) {
  const requests = readFragment(WaitingRefunds_request, masked)
  return (
    <WorkSection title="Refunds" total={requests.length} empty="No open requests." href="/admin?tab=refunds">
      {requests.length === 0 ? null : (
        <ul className="grid grid-cols-1 gap-4">
          {requests.slice(0, SHOWN).map((request) => (
            <RefundCard key={request.id} request={request} />
          ))}
        </ul>
      )}
    </WorkSection>
  )
}
