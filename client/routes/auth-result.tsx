import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_DESTINATION } from '../../core/safe-path.ts'
import { AuthOutcome } from '../features/auth/auth-outcome.tsx'
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
    title: "That didn't work",
    message: 'Authentication failed',
    tone: 'danger',
    hint: 'You will be redirected to try again.',
  },
} as const

type Status = keyof typeof SHOWN

const statusOf = (query: URLSearchParams): Status => {
  const status = query.get('status')
  return status === 'success' || status === 'error' ? status : 'processing'
}

export function Component() {
  const [query] = usePageQuery()
  const navigate = useNavigate()
  const status = statusOf(query)
  useEffect(() => {
    if (status === 'processing') return
    const [to, delay] = status === 'success' ? [DEFAULT_DESTINATION, SUCCESS_MS] : ['/auth', ERROR_MS]
    const timer = setTimeout(() => void navigate(to, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [status, navigate])
  return (
    <>
      <Seo title={SHOWN[status].title} description="The result of a sign-in." />
      <AuthOutcome {...SHOWN[status]}>
        {status === 'success' ? <LinkButton to={DEFAULT_DESTINATION}>Go to Dashboard</LinkButton> : null}
        {status === 'error' ? (
          <>
            <LinkButton to="/auth">Try Again</LinkButton>
            <LinkButton to="/" variant="secondary">
              Go Home
            </LinkButton>
          </>
        ) : null}
      </AuthOutcome>
    </>
  )
}
