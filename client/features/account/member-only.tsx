import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { usePrivatePage } from '../../lib/page.tsx'
import { usePageAddress } from '../../lib/page-address.ts'
import { useSession, verifySession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type MemberOnlyProps = {
  /** Where somebody without a session is sent; by default to sign in and back. */
  readonly otherwise?: string
  /** Holds the place until the session is known, and stands in what the server sends. */
  readonly loading: ReactNode
  readonly children: ReactNode
}

/**
 * Shows its children to a signed-in member alone. The server sends the same skeleton to everybody, and the API decides
 * on the data: this only spares a visitor a page that would stay empty.
 */
export function MemberOnly({ otherwise, loading, children }: MemberOnlyProps) {
  usePrivatePage()
  const session = useSession()
  const address = usePageAddress()
  if (session.status === 'anonymous') {
    return (
      <>
        <Navigate to={otherwise ?? `/auth?returnTo=${encodeURIComponent(address)}`} replace />
        {loading}
      </>
    )
  }
  if (session.status === 'loading') return loading
  return session.verified ? children : <OutOfReach />
}

function OutOfReach() {
  const client = useApolloClient()
  return (
    <div className="mt-6">
      <EmptyState
        title="Your account is out of reach"
        action={<Button onClick={() => void verifySession(client)}>Try again</Button>}
      >
        <p>You are still signed in here, but the server cannot be asked at the moment.</p>
      </EmptyState>
    </div>
  )
}
