import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { TeamSection } from '../team/team-section.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { PlanFeatures, PlanSection } from './plan-section.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

const SubscriptionTab_viewer = graphql(`
  fragment SubscriptionTab_viewer on Viewer {
    id
    ...PlanSection_viewer
    entitlement {
      paid
    }
    subscription {
      id
      ...SubscriptionSection_subscription
    }
    payments {
      id
      ...InvoiceList_payment
    }
  }
`)

type SubscriptionTabProps = {
  readonly viewer: FragmentType<typeof SubscriptionTab_viewer>
  /** The current number of tools in the catalog. */
  readonly toolCount: number
}

/** The current plan, its subscription and its invoices. */
export function SubscriptionTab({ viewer: masked, toolCount }: SubscriptionTabProps) {
  const viewer = readFragment(SubscriptionTab_viewer, masked)
  const { subscription, payments, entitlement } = viewer
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-x-12">
      <PlanSection viewer={viewer} />
      <div className="grid gap-6">
        {subscription ? <SubscriptionSection subscription={subscription} hasPlan={entitlement.paid} /> : null}
        <PlanFeatures viewer={viewer} toolCount={toolCount} />
        <TeamSection />
        {payments.length > 0 ? <InvoiceList payments={payments} /> : null}
      </div>
    </div>
  )
}
