import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { usePageQuery } from '#client/lib/page-query.ts'
import { reportError } from '#client/lib/report-error.ts'
import { useSession } from '#client/lib/session.ts'
import { type PlanChoice, pricingHref, upgradeIntent } from '#client/lib/upgrade-intent.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button, LinkButton } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { NotForSale } from './not-for-sale.tsx'
import type { PlanActionProps } from './plan-action.tsx'
import { chosenPlanOf, periodOf } from './pricing-address.ts'
import { type StartedCheckout, useStartCheckout } from './use-start-checkout.ts'

const MemberPlanQuery = graphql(`
  query MemberPlan {
    viewer {
      id
      entitlement {
        plan
        paid
        period
      }
    }
  }
`)

const SUBSCRIPTION = '/settings?tab=subscription'
const UNREACHABLE = 'The checkout could not be opened. Please check your connection and try again.'

/**
 * A plan for a member: their current plan, one to buy here, or one to change to in the settings. Loaded for members
 * only.
 */
export function MemberPlan({ plan, period, label, primary, buyable }: PlanActionProps) {
  const session = useSession()
  const { data, error } = useQuery(MemberPlanQuery, {
    context: { asViewer: true },
    // A plan may have been bought in another tab.
    fetchPolicy: 'cache-and-network',
    skip: session.status !== 'authenticated',
  })
  // A member on this page has resumed their upgrade intent.
  useEffect(() => upgradeIntent.remove(), [])
  const entitlement = data?.viewer?.entitlement
  if (!entitlement && !error) return <span aria-hidden="true" className="block min-h-11" />
  const isCurrent = entitlement !== undefined && fromEnum(entitlement.plan) === plan
  const isSubscribed = entitlement?.period != null
  const isFree = plan === 'basic' || period === null
  return (
    <>
      {isCurrent ? (
        <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-4 text-sm">
          <Badge tone="support">Your current plan</Badge>
          {isSubscribed ? (
            <Link to={SUBSCRIPTION} className="link inline-flex min-h-8 items-center">
              Manage subscription
            </Link>
          ) : null}
        </p>
      ) : isFree ? (
        <p className="flex min-h-11 items-center justify-center text-soft text-sm">Included in your plan</p>
      ) : null}
      {isFree || (isCurrent && isSubscribed) ? null : isSubscribed ? (
        <LinkButton to={SUBSCRIPTION} variant="secondary">
          Change in Settings
        </LinkButton>
      ) : buyable ? (
        <BuyButton choice={{ plan, period }} label={label} primary={primary} />
      ) : (
        <NotForSale />
      )}
    </>
  )
}

/**
 * Buys the plan of the address at once for somebody who chose it before signing in. The history state that says so is
 * removed first, so that returning to this page buys nothing.
 */
function useContinuedPurchase(choice: PlanChoice, buy: () => Promise<void>): void {
  const { state } = useLocation()
  const [query] = usePageQuery()
  const navigate = useNavigate()
  const isChosen = chosenPlanOf(query) === choice.plan && periodOf(query) === choice.period
  const isContinued = isChosen && state?.checkout === true
  const onContinue = useEffectEvent(() => {
    void navigate(pricingHref(choice), { replace: true, state: null, preventScrollReset: true })
    void buy()
  })
  useEffect(() => {
    if (isContinued) onContinue()
  }, [isContinued])
}

type BuyButtonProps = { readonly choice: PlanChoice; readonly label: string; readonly primary: boolean }

function BuyButton({ choice, label, primary }: BuyButtonProps) {
  const client = useApolloClient()
  const startCheckout = useStartCheckout()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Extract<StartedCheckout, { status: 'refused' }> | null>(null)
  const pending = useRef(false)
  useEffect(() => {
    // After going back from the checkout, a page from the back/forward cache is as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      pending.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const buy = async () => {
    if (pending.current) return
    pending.current = true
    setBusy(true)
    setFailure(null)
    try {
      const outcome = await startCheckout(choice)
      // The button stays busy while the browser leaves the page.
      if (outcome.status === 'open') return window.location.assign(outcome.url)
      setFailure(outcome)
    } catch (error) {
      setFailure({ status: 'refused', code: 'UNREACHABLE', message: UNREACHABLE })
      void reportError(client, error)
    }
    pending.current = false
    setBusy(false)
  }
  useContinuedPurchase(choice, buy)
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        data-plan={`${choice.plan}:${choice.period}`}
        disabled={busy}
        onClick={() => void buy()}
      >
        {busy ? 'Opening checkout…' : label}
      </Button>
      {failure === null ? null : (
        <Notice tone="danger">
          <p>{failure.message}</p>
          {failure.code === 'ALREADY_SUBSCRIBED' ? (
            <Link to={SUBSCRIPTION} className="link inline-flex min-h-8 items-center">
              Go to your subscription
            </Link>
          ) : null}
        </Notice>
      )}
    </>
  )
}
