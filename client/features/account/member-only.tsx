import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useSession, verifySession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type MemberOnlyProps = {
  /** Holds the place until the session is known, and stands in what the server sends. */
  readonly loading: ReactNode
  readonly children: ReactNode
}

/**
 * Shows its children to a signed-in member alone. The server sends the same skeleton to everybody, and the API decides
 * on the data. The member shell sends anonymous visitors away.
 */
export function MemberOnly({ loading, children }: MemberOnlyProps) {
  const session = useSession()
  if (session.status !== 'authenticated') return loading
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
