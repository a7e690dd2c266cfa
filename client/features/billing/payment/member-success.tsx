import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { Button, LinkButton } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { CheckingPayment, NoPayment, NotChecked, NotPaid, ProcessingPayment } from './not-confirmed.tsx'
import { type Activation, useActivation } from './use-activation.ts'
import { useCheckoutOutcome } from './use-checkout-outcome.ts'
import { DASHBOARD, useDestination } from './use-destination.ts'

const SECONDS = 3

const loadUnlocked = () => import('./unlocked.tsx')

const redirectText = (seconds: number): string =>
  `Redirecting to your dashboard in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}...`

/** Counts down and redirects. Screen readers announce it once, not every second. */
function Countdown({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  const [left, setLeft] = useState(SECONDS)
  const [stopped, setStopped] = useState(false)
  useEffect(() => {
    if (stopped) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [stopped])
  useEffect(() => {
    if (left === 0) void navigate(to, { replace: true })
  }, [left, navigate, to])
  if (stopped) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p role="status" className="sr-only">
        {redirectText(SECONDS)}
      </p>
      <p aria-hidden="true" className="text-soft tabular-nums">
        {redirectText(left)}
      </p>
      <Button variant="quiet" onClick={() => setStopped(true)}>
        Stay here
      </Button>
    </div>
  )
}

function Progress({
  activation,
  destination,
}: {
  readonly activation: Activation
  readonly destination: string | null
}) {
  if (activation.status === 'running') {
    return (
      <>
        <p className="text-lg">Your {activation.label} is active.</p>
        {destination === null ? null : <Countdown to={destination} />}
      </>
    )
  }
  if (activation.status === 'waiting' && activation.late) {
    return (
      <Notice>
        Your payment is being confirmed. Your plan will start automatically, so you can leave this page. We’ll email you
        a receipt. Your subscription settings show when it has started.
      </Notice>
    )
  }
  return (
    <p role="status" className="text-lg text-soft">
      Starting your plan…
    </p>
  )
}

type Heading = (title: string) => React.ReactNode
type MemberSuccessProps = { readonly sessionId: string; readonly heading: Heading }

/** The return from the payment page, for a member: only a checkout of their own that was paid is a success. */
export function MemberSuccess({ sessionId, heading }: MemberSuccessProps) {
  const outcome = useCheckoutOutcome(sessionId)
  switch (outcome.status) {
    case 'paid':
      return <Paid heading={heading} />
    case 'processing':
      return <ProcessingPayment heading={heading} />
    case 'not-paid':
      return <NotPaid heading={heading} />
    case 'failed':
      return <NotChecked heading={heading} onRetry={outcome.retry} />
    case 'loading':
      return <CheckingPayment heading={heading} label="Checking your payment" />
    default:
      return <NoPayment heading={heading} signedIn />
  }
}

/** Waits until the plan is active, then redirects. */
function Paid({ heading }: { readonly heading: Heading }) {
  const activation = useActivation()
  const destination = useDestination()
  const isRunning = activation.status === 'running'
  const part = useLoaded(loadUnlocked, isRunning)
  return (
    <>
      {heading('Payment Successful!')}
      <div className="grid min-h-20 content-start gap-2">
        <Progress activation={activation} destination={destination} />
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={DASHBOARD}>Go to Dashboard</LinkButton>
        <LinkButton to="/" variant="secondary">
          Return
        </LinkButton>
      </div>
      {part && isRunning && destination !== null ? <part.Unlocked destination={destination} /> : null}
    </>
  )
}
