import { momentDayText } from '#core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'

const QuotaLeft_quota = graphql(`
  fragment QuotaLeft_quota on RecommendationQuota {
    limit
    remaining
    resetsAt
  }
`)

/** The number of new lists left this month on the free plan. Renders nothing without a limit. */
export function QuotaLeft({ quota: masked }: { readonly quota: FragmentType<typeof QuotaLeft_quota> }) {
  const { limit, remaining, resetsAt } = readFragment(QuotaLeft_quota, masked)
  if (typeof limit !== 'number' || typeof remaining !== 'number') return null
  return (
    <p className="tabular-nums">
      {remaining} of {limit} recommendations left this month. The count resets on {momentDayText(resetsAt)}.
    </p>
  )
}
