import { useQuery } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { Notice } from '#client/ui/notice.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { formatCents } from '#core/display/price.ts'
import { type PlanChoice, planPeriodText } from './plan-values.ts'

const PlanChangePreviewDocument = graphql(`
  query PlanChangePreview($plan: PlanName!, $period: BillingPeriod!) {
    previewPlanChange(plan: $plan, period: $period) {
      __typename
      ... on PlanChangePreview {
        at
        amountCents
        endingSeats
      }
      ... on PlanChangeRefusedError {
        message
      }
      ... on InvalidInputError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

const FAILED = 'The price of this change could not be loaded. Please try again in a few minutes.'

const seatsText = (count: number): string =>
  count === 1 ? 'One team seat ends that day.' : `${count} team seats end that day.`

/** When a chosen plan would start, and what it would cost. */
export function PlanChangePreview({ choice }: { readonly choice: PlanChoice }) {
  const { data, error } = useQuery(PlanChangePreviewDocument, {
    variables: choice,
    context: { asViewer: true },
    // Not cached: credit and dates change.
    fetchPolicy: 'no-cache',
  })
  const preview = data?.previewPlanChange
  if (error) return <Notice tone="danger">{FAILED}</Notice>
  if (!preview) {
    return (
      <Notice>
        <p>Calculating the next invoice…</p>
      </Notice>
    )
  }
  if (preview.__typename !== 'PlanChangePreview') return <Notice tone="danger">{preview.message}</Notice>
  const { at, amountCents, endingSeats } = preview
  return (
    <Notice>
      <p>
        The {planPeriodText(choice.plan, choice.period)} starts on {momentDayText(at)}. Your next invoice is{' '}
        {formatCents(amountCents)} on that day.
      </p>
      {endingSeats > 0 ? <p className="mt-1">{seatsText(endingSeats)}</p> : null}
    </Notice>
  )
}
