import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatCents } from '#core/display/price.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { RefundCard_requestFragment } from '../../gql/graphql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { momentText } from '../shared/dates.ts'
import { ApproveDialog, RefuseDialog } from './decision-dialogs.tsx'
import { RefundBilling } from './refund-billing.tsx'
import { planText, REFUND_STATES } from './refund-labels.ts'

const RefundCard_request = graphql(`
  fragment RefundCard_request on RefundRequest {
    id
    memberId
    email
    state
    reason
    message
    createdAt
    settledAt
    payment {
      id
      plan
      period
      paidCents
    }
  }
`)

type RefundCardProps = { readonly request: FragmentType<typeof RefundCard_request> }

/** A refund request with the member's payments, and the decision. */
export function RefundCard({ request: masked }: RefundCardProps) {
  const request = readFragment(RefundCard_request, masked)
  const { memberId, email, state, reason, createdAt, payment } = request
  const amount = formatCents(payment.paidCents)
  return (
    <Card as="li" className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-lg">
          {amount} for {planText(payment)}
        </h3>
        <Badge tone={state === 'REQUESTED' ? 'gold' : 'plain'}>{REFUND_STATES[state]}</Badge>
      </div>
      <p className="wrap-anywhere text-soft text-sm">
        {memberId && email ? (
          <Link to={`/admin?tab=members&member=${memberId}`} className="link">
            {email}
          </Link>
        ) : (
          'The account was deleted'
        )}{' '}
        · requested <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </p>
      {reason ? (
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap" dir="auto">
          {reason}
        </p>
      ) : (
        <p className="text-soft">No reason given.</p>
      )}
      <Decision request={request} />
      {email ? <RefundBilling email={email} /> : null}
      {state === 'REQUESTED' ? <Decide request={request} amount={amount} /> : null}
    </Card>
  )
}

/** The decision, and the text that the member received. */
function Decision({ request: { state, settledAt, message } }: { readonly request: RefundCard_requestFragment }) {
  if (!settledAt) return null
  return (
    <div className="max-w-prose border-support border-l-4 bg-sunk px-4 py-3 text-sm">
      <p className="text-soft">
        {REFUND_STATES[state]} on <time dateTime={settledAt}>{momentText(settledAt)}</time>
      </p>
      {message ? <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{message}</p> : null}
    </div>
  )
}

type DecideProps = { readonly request: RefundCard_requestFragment; readonly amount: string }

function Decide({ request: { id, email }, amount }: DecideProps) {
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null)
  const close = () => setOpen(null)
  const of = email ? `of ${email}` : 'of a deleted account'
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" aria-label={`Approve the refund ${of}`} onClick={() => setOpen('approve')}>
        Approve refund
      </Button>
      <Button variant="quiet" aria-label={`Refuse the refund ${of}`} onClick={() => setOpen('refuse')}>
        Refuse
      </Button>
      <ApproveDialog id={id} amount={amount} open={open === 'approve'} onClose={close} />
      <RefuseDialog id={id} amount={amount} open={open === 'refuse'} onClose={close} />
    </div>
  )
}
