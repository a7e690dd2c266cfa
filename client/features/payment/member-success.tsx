import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Activation, useActivation } from './use-activation.ts'
import { DASHBOARD, useDestination } from './use-destination.ts'

const SECONDS = 3

const redirectText = (seconds: number): string =>
  `Redirecting to your dashboard in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}...`

/** Counts down and redirects. Screen readers announce it once, not every second. */
function Countdown({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  const [left, setLeft] = useState(SECONDS)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left === 0) void navigate(to, { replace: true })
  }, [left, navigate, to])
  return (
    <>
      <p role="status" className="sr-only">
        {redirectText(SECONDS)}
      </p>
      <p aria-hidden="true" className="text-soft tabular-nums">
        {redirectText(left)}
      </p>
    </>
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
        a receipt.
      </Notice>
    )
  }
  return (
    <p role="status" className="text-lg text-soft">
      Starting your plan…
    </p>
  )
}

type MemberSuccessProps = {
  /** The checkout id in the address; null without one. */
  readonly sessionId: string | null
  readonly heading: (title: string) => React.ReactNode
}

/** After the payment, for a member: waits until the plan is active, then redirects. */
export function MemberSuccess({ sessionId, heading }: MemberSuccessProps) {
  const activation = useActivation(sessionId)
  const destination = useDestination()
  if (activation.status === 'not-paid') {
    return (
      <>
        {heading('Payment Not Completed')}
        <p className="text-lg text-soft">This checkout was not completed, and you have not been charged.</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/pricing">See Plans</LinkButton>
          <LinkButton to={DASHBOARD} variant="secondary">
            Go to Dashboard
          </LinkButton>
        </div>
      </>
    )
  }
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
    </>
  )
}
