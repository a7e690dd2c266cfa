import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_DESTINATION } from '#core/safe-path.ts'
import { AuthOutcome } from '../features/accounts/sign-in/auth-outcome.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { LinkButton } from '../ui/button.tsx'

const SUCCESS_MS = 2000
const ERROR_MS = 3000

/** Chosen by the `status` parameter; no text is ever taken from the address. */
const SHOWN = {
  processing: { title: 'Processing...', message: 'Processing authentication...', tone: 'info' },
  success: {
    title: 'Success!',
    message: 'Authentication successful!',
    tone: 'info',
    hint: 'Redirecting to your dashboard...',
  },
  error: {
    title: 'That didn’t work',
    message: 'Authentication failed',
    tone: 'danger',
    hint: 'You will be redirected to try again.',
  },
  unknown: {
    title: 'Nothing to show',
    message: 'This page shows the result of a sign-in, but this address contains none.',
    tone: 'info',
  },
} as const

type Status = keyof typeof SHOWN

const statusOf = (query: URLSearchParams): Status => {
  const status = query.get('status')
  return status === 'success' || status === 'error' || status === 'processing' ? status : 'unknown'
}

export function Component() {
  const [query] = usePageQuery()
  const navigate = useNavigate()
  const status = statusOf(query)
  useEffect(() => {
    if (status === 'unknown') return
    // Nothing is under way on this page itself, so a visit that is still processing here has failed.
    const [to, delay] = status === 'success' ? [DEFAULT_DESTINATION, SUCCESS_MS] : ['/auth', ERROR_MS]
    const timer = setTimeout(() => void navigate(to, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [status, navigate])
  return (
    <>
      <Seo title={SHOWN[status].title} description="The result of a sign-in." />
      <AuthOutcome {...SHOWN[status]}>
        {status === 'success' ? <LinkButton to={DEFAULT_DESTINATION}>Go to Dashboard</LinkButton> : null}
        {status === 'error' || status === 'unknown' ? (
          <>
            <LinkButton to="/auth">{status === 'error' ? 'Try Again' : 'Sign In'}</LinkButton>
            <LinkButton to="/" variant="secondary">
              Go Home
            </LinkButton>
          </>
        ) : null}
      </AuthOutcome>
    </>
  )
}
