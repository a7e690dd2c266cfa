import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SubscriptionSection_subscriptionFragment } from '#client/gql/graphql.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { formatCents } from '#core/display/price.ts'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { planPeriodText, priceText } from './plan-values.ts'
import { PortalButton } from './portal-button.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { SubscriptionNotices } from './subscription-notices.tsx'

const SubscriptionSection_subscription = graphql(`
  fragment SubscriptionSection_subscription on MemberSubscription {
    id
    plan
    period
    state
    priceCents
    renewsAt
    cancelAt
    endedAt
    fixBy
    creditCents
    nextInvoice {
      at
      amountCents
    }
    scheduledChange {
      plan
      period
      at
    }
    refundableUntil
    refundRequest {
      state
      amountCents
      createdAt
      settledAt
    }
  }
`)

type Subscription = SubscriptionSection_subscriptionFragment

const BADGES = {
  ACTIVE: ['Active', 'support'],
  CANCELS: ['Canceled', 'gold'],
  PAST_DUE: ['Payment failed', 'danger'],
  PAUSED: ['Paused', 'gold'],
  ENDED: ['Ended', 'plain'],
  DISPUTED: ['Disputed', 'danger'],
  INCOMPLETE: ['Not paid yet', 'gold'],
} as const satisfies Record<Subscription['state'], readonly [string, BadgeTone]>

/** The details of a subscription as name and value; unknown or inapplicable ones are left out. */
function factsOf(subscription: Subscription): readonly (readonly [name: string, value: string])[] {
  const { state, period, priceCents, renewsAt, cancelAt, endedAt, fixBy, nextInvoice, creditCents } = subscription
  const amount = nextInvoice ? formatCents(nextInvoice.amountCents) : null
  const day = (moment: string | null | undefined) => (moment ? momentDayText(moment) : null)
  const rows: readonly (readonly [string, string | null])[] = [
    ['Price', priceText(priceCents, period)],
    ['Renews on', day(renewsAt)],
    ['Ends on', day(cancelAt)],
    ['Ended on', day(endedAt)],
    [state === 'PAST_DUE' ? 'Amount due' : 'Next invoice', amount],
    ['Next attempt', state === 'PAST_DUE' ? day(nextInvoice?.at) : null],
    ['Fix by', day(fixBy)],
    ['Credit', creditCents > 0 ? formatCents(creditCents) : null],
  ]
  return rows.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
}

type SubscriptionSectionProps = {
  readonly subscription: FragmentType<typeof SubscriptionSection_subscription>
  /** Whether the member has a paid plan now. */
  readonly hasPlan: boolean
}

/** A subscription with its state, the amount due and its actions. */
export function SubscriptionSection({ subscription: masked, hasPlan }: SubscriptionSectionProps) {
  const subscription = readFragment(SubscriptionSection_subscription, masked)
  const { state, plan, period, refundableUntil, refundRequest } = subscription
  const [dialog, setDialog] = useState<'plan' | 'refund' | null>(null)
  const close = () => setDialog(null)
  const [text, tone] = BADGES[state]
  const canRequestRefund = refundableUntil && !refundRequest
  return (
    <section aria-labelledby="subscription" className="grid gap-4 border-line border-y py-6 lg:border-t-0 lg:pt-0">
      <div>
        <h2 id="subscription" className="text-xl">
          Subscription
        </h2>
        <p className="mt-1 text-sm">
          {planPeriodText(plan, period)} <Badge tone={tone}>{text}</Badge>
        </p>
      </div>
      <SubscriptionNotices subscription={subscription} hasPlan={hasPlan} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {factsOf(subscription).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {state === 'PAST_DUE' ? <PortalButton variant="primary">Fix payment</PortalButton> : null}
        {state === 'ACTIVE' ? (
          <Button variant="secondary" onClick={() => setDialog('plan')}>
            Change plan
          </Button>
        ) : null}
        <PortalButton>Manage payment and invoices</PortalButton>
        {canRequestRefund ? (
          <Button variant="quiet" onClick={() => setDialog('refund')}>
            Request a refund
          </Button>
        ) : null}
      </div>
      <ChangePlanDialog open={dialog === 'plan'} onClose={close} subscription={subscription} />
      {refundableUntil ? <RefundDialog open={dialog === 'refund'} onClose={close} until={refundableUntil} /> : null}
    </section>
  )
}
