import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useSession, verifySession } from '#client/lib/session.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

type MemberOnlyProps = {
  /** The placeholder until the session is known, also in server-rendered HTML. */
  readonly loading: ReactNode
  readonly children: ReactNode
}

/**
 * Shows its children only to a signed-in member. The server sends the same skeleton to everybody, and the API controls
 * access to the data. The member shell redirects anonymous visitors.
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
        title="Your account is unavailable"
        action={<Button onClick={() => void verifySession(client)}>Try again</Button>}
      >
        <p>You're still signed in, but we can't reach the server right now.</p>
      </EmptyState>
    </div>
  )
}
