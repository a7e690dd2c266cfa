import { useSignedIn } from '#client/lib/stored-session.ts'
import { noteUpgradeIntent, pricingHref } from '#client/lib/upgrade-intent.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { LinkButton } from '#client/ui/button.tsx'
import type { BillingPeriod, PlanName } from '#core/billing/plans.ts'
import { NotForSale } from './not-for-sale.tsx'

const load = () => import('./member-plan.tsx')

export type PlanActionProps = {
  readonly plan: PlanName
  /** Null for the free plan. */
  readonly period: BillingPeriod | null
  readonly label: string
  /** Whether the button is highlighted. */
  readonly primary: boolean
  /** Whether plans can be bought now. */
  readonly buyable: boolean
}

/**
 * The button that starts a plan: visitors create an account first, members go to the checkout, which is loaded for them
 * only.
 */
export function PlanAction(props: PlanActionProps) {
  const signedIn = useSignedIn()
  const part = useLoaded(load, signedIn)
  return (
    <div className="grid min-h-11 gap-2">
      {signedIn && part ? <part.MemberPlan {...props} /> : <Visitor {...props} />}
    </div>
  )
}

function Visitor({ plan, period, label, primary, buyable }: PlanActionProps) {
  const variant = primary ? 'primary' : 'secondary'
  if (plan === 'basic' || period === null) {
    return (
      <LinkButton to="/auth?mode=signup" rel="nofollow" variant={variant}>
        {label}
      </LinkButton>
    )
  }
  if (!buyable) return <NotForSale />
  const choice = { plan, period }
  return (
    <LinkButton
      to={`/auth?mode=signup&returnTo=${encodeURIComponent(pricingHref(choice))}`}
      rel="nofollow"
      variant={variant}
      data-plan={`${plan}:${period}`}
      onClick={() => noteUpgradeIntent(choice)}
    >
      {label}
    </LinkButton>
  )
}
