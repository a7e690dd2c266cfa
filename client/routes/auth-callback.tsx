import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AuthOutcome } from '../features/accounts/sign-in/auth-outcome.tsx'
import { type CallbackOutcome, withoutTokens } from '../features/accounts/sign-in/callback.ts'
import { useFollowCallback } from '../features/accounts/sign-in/use-follow-callback.ts'
import { MovedTo } from '../lib/page.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { StepList } from '../ui/step-list.tsx'

// Few links need a form.
const ConfirmAccount = lazy(async () => ({
  default: (await import('../features/accounts/sign-in/confirm-account.tsx')).ConfirmAccount,
}))
const KeepFactors = lazy(async () => ({
  default: (await import('../features/accounts/sign-in/keep-factors.tsx')).KeepFactors,
}))

const LEAVE_AFTER_MS = 2000

const UNEXPECTED: CallbackOutcome = {
  status: 'error',
  message: 'An unexpected error occurred during authentication',
  retry: '/auth',
}

export function Component() {
  const [query] = usePageQuery()
  const clean = withoutTokens(query)
  return (
    <>
      <Seo title="Signing in" description="The page that links in our emails open." />
      {/* The URL contains a secret code. */}
      <meta name="referrer" content="no-referrer" />
      {clean === null ? <Callback query={query} /> : <MovedTo to={clean} status={302} />}
    </>
  )
}

/** What a verified address unlocks, and what to do next. */
function VerifiedSteps() {
  return (
    <StepList
      title="Your next three steps"
      steps={[
        { to: '/quiz', title: 'Take the quiz', text: 'Twenty questions, and a list of tools that fit your work.' },
        { to: '/ai-tools', title: 'Save and rate tools', text: 'You can rate tools now that your email is verified.' },
        { to: '/profile', title: 'Complete your profile', text: 'Your company, job title or industry.' },
      ]}
    />
  )
}

function Callback({ query }: { readonly query: URLSearchParams }) {
  const followCallback = useFollowCallback()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null)
  const [stays, setStays] = useState(false)
  const followed = useRef(false)

  const follow = useCallback(() => {
    setOutcome(null)
    followCallback(query).then(setOutcome, () => setOutcome(UNEXPECTED))
  }, [followCallback, query])

  useEffect(() => {
    // A code can be used only once.
    if (followed.current) return
    followed.current = true
    follow()
  }, [follow])

  const next = outcome?.status === 'success' && !stays ? outcome.next : null
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => void navigate(next, { replace: true }), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [next, navigate])

  const processing = <AuthOutcome title="Processing..." message="Processing authentication..." tone="info" />
  if (outcome === null) return processing
  if (outcome.status === 'unconfirmed' || outcome.status === 'keep-factors') {
    return (
      <Suspense fallback={processing}>
        {outcome.status === 'unconfirmed' ? (
          <ConfirmAccount code={outcome.code} onSignedIn={follow} />
        ) : (
          <KeepFactors code={outcome.code} />
        )}
      </Suspense>
    )
  }
  if (outcome.status === 'success') {
    return (
      <AuthOutcome
        title="Success!"
        message={outcome.message}
        tone="info"
        below={outcome.verified ? <VerifiedSteps /> : null}
      >
        <LinkButton to={outcome.next} replace>
          Continue
        </LinkButton>
        {stays ? null : (
          <Button variant="quiet" onClick={() => setStays(true)}>
            Stay here
          </Button>
        )}
      </AuthOutcome>
    )
  }
  return (
    <AuthOutcome title="That didn’t work" message={outcome.message} tone="danger">
      <LinkButton to={outcome.retry}>Try Again</LinkButton>
      <LinkButton to="/" variant="secondary">
        Go Home
      </LinkButton>
    </AuthOutcome>
  )
}
