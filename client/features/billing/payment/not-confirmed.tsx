/** What the page after a payment shows while it cannot confirm one, always with the way back. */
import type { ReactNode } from 'react'
import { Button, LinkButton } from '#client/ui/button.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { DASHBOARD } from './use-destination.ts'

type Heading = { readonly heading: (title: string) => ReactNode }

const SUBSCRIPTION = '/settings?tab=subscription'
const LOG_IN = `/auth?mode=signin&returnTo=${encodeURIComponent(SUBSCRIPTION)}`

function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}

export function CheckingPayment({ heading, label }: Heading & { readonly label: string }) {
  return (
    <>
      {heading('Checking Your Payment')}
      <LoadingStatus label={label} />
      <Skeleton className="h-20" />
    </>
  )
}

/** No checkout in the address, one that does not exist, or another member's. */
export function NoPayment({ heading, signedIn }: Heading & { readonly signedIn: boolean }) {
  return (
    <>
      {heading('No Payment Found')}
      <p className="text-lg text-soft">
        {signedIn
          ? 'This link doesn’t belong to a payment of this account. If you paid with another account, log out and log in with that one. Plans that you paid for are in your subscription settings.'
          : 'This link doesn’t belong to a payment. If you just paid, log in with the account you paid with to see your plan.'}
      </p>
      <Actions>
        {signedIn ? (
          <LinkButton to={SUBSCRIPTION}>Open Subscription Settings</LinkButton>
        ) : (
          <LinkButton to={LOG_IN}>Log In</LinkButton>
        )}
        <LinkButton to="/pricing" variant="secondary">
          See Plans
        </LinkButton>
        <LinkButton to="/" variant="quiet">
          Return
        </LinkButton>
      </Actions>
    </>
  )
}

export function NotPaid({ heading }: Heading) {
  return (
    <>
      {heading('Payment Not Completed')}
      <p className="text-lg text-soft">This checkout was not completed, and you have not been charged.</p>
      <Actions>
        <LinkButton to="/pricing">See Plans</LinkButton>
        <LinkButton to={DASHBOARD} variant="secondary">
          Go to Dashboard
        </LinkButton>
      </Actions>
    </>
  )
}

export function ProcessingPayment({ heading }: Heading) {
  return (
    <>
      {heading('Payment Processing')}
      <p role="status" className="text-lg text-soft">
        Your bank hasn’t confirmed the payment yet, which can take a few days. Your plan will start automatically, and
        we’ll email you a receipt. You can leave this page.
      </p>
      <Actions>
        <LinkButton to={DASHBOARD}>Go to Dashboard</LinkButton>
        <LinkButton to="/" variant="secondary">
          Return
        </LinkButton>
      </Actions>
    </>
  )
}

/** The server or the payment provider is unavailable. */
export function NotChecked({ heading, onRetry }: Heading & { readonly onRetry: () => void }) {
  return (
    <>
      {heading('Payment Not Checked Yet')}
      <p className="text-lg text-soft">
        We can’t check your payment right now. If you paid, your plan starts automatically, and we’ll email you a
        receipt.
      </p>
      <Actions>
        <Button onClick={onRetry}>Try Again</Button>
        <LinkButton to={DASHBOARD} variant="secondary">
          Go to Dashboard
        </LinkButton>
      </Actions>
    </>
  )
}
