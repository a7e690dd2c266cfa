import type { SubscriptionSection_subscriptionFragment } from '#client/gql/graphql.ts'
import { Notice } from '#client/ui/notice.tsx'
import { CONTACT_MAIL } from '#core/brand.ts'
import { momentDayText } from '#core/display/dates.ts'
import { formatCents } from '#core/display/price.ts'
import { AsyncButton } from './async-button.tsx'
import { planPeriodText, planText } from './plan-values.ts'
import { useCancelPlanChange } from './use-cancel-plan-change.ts'

type Subscription = SubscriptionSection_subscriptionFragment
type NoticesProps = { readonly subscription: Subscription; readonly hasPlan: boolean }

const day = (moment: string | null | undefined): string => (moment ? momentDayText(moment) : '')

/** Notices about the state of the subscription and about pending requests. */
export function SubscriptionNotices({ subscription, hasPlan }: NoticesProps) {
  return (
    <>
      <StateNotice subscription={subscription} hasPlan={hasPlan} />
      <ScheduledChange subscription={subscription} />
      <RefundNotice subscription={subscription} />
    </>
  )
}

function StateNotice({ subscription, hasPlan }: NoticesProps) {
  const { state, plan, cancelAt } = subscription
  switch (state) {
    case 'PAST_DUE':
      return <PaymentFailed subscription={subscription} hasPlan={hasPlan} />
    case 'CANCELS':
      return (
        <Notice>
          You canceled your subscription. You keep the {planText(plan)} until {day(cancelAt)}, and you won't be charged
          again. To keep the plan, renew it under “Manage payment and invoices.”
        </Notice>
      )
    case 'PAUSED':
      return <Notice tone="warning">Your subscription is paused. You won't be charged until it resumes.</Notice>
    case 'DISPUTED':
      return (
        <Notice tone="warning" title="Your last payment is disputed">
          Your plan is on hold while your bank reviews the dispute. If you didn't start the dispute, email{' '}
          {CONTACT_MAIL}.
        </Notice>
      )
    case 'INCOMPLETE':
      return <Notice tone="warning">Your first payment is incomplete, so this plan hasn't started.</Notice>
    default:
      return null
  }
}

function PaymentFailed({ subscription: { plan, fixBy, nextInvoice }, hasPlan }: NoticesProps) {
  const amount = nextInvoice ? formatCents(nextInvoice.amountCents) : 'the invoice'
  if (!hasPlan) {
    return (
      <Notice tone="danger" title="Your payment failed">
        Your {planText(plan)} ended{fixBy ? ` on ${day(fixBy)}` : ''} because your card could not be charged {amount}.
        Fix the payment to get the plan back.
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title="Your payment failed">
      Your card could not be charged {amount}. You still have the {planText(plan)}.
      {fixBy ? ` Fix the payment by ${day(fixBy)} to keep it.` : ''}
    </Notice>
  )
}

function ScheduledChange({ subscription: { scheduledChange } }: { readonly subscription: Subscription }) {
  const { cancelPlanChange, busy, client } = useCancelPlanChange()
  if (!scheduledChange) return null
  const { plan, period, at } = scheduledChange
  return (
    <Notice>
      <p>
        Your plan changes to the {planPeriodText(plan, period)} on {day(at)}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <AsyncButton busy={busy} busyText="Saving…" client={client} run={cancelPlanChange}>
          Keep current plan
        </AsyncButton>
      </div>
    </Notice>
  )
}

function RefundNotice({ subscription: { refundRequest } }: { readonly subscription: Subscription }) {
  if (!refundRequest) return null
  const { state, amountCents, createdAt, settledAt } = refundRequest
  const amount = formatCents(amountCents)
  switch (state) {
    case 'REQUESTED':
      return (
        <Notice>
          You requested a refund of {amount} on {day(createdAt)}. We'll email you our decision. You keep your plan until
          then.
        </Notice>
      )
    case 'APPROVED':
      return (
        <Notice>
          Your refund of {amount} was approved on {day(settledAt)}. It usually takes 5 to 10 days to appear on your
          statement.
        </Notice>
      )
    case 'REFUSED':
      return <Notice>Your refund request was not approved. The email we sent on {day(settledAt)} explains why.</Notice>
  }
}
