import { useApolloClient } from '@apollo/client/react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { endSession } from '#client/lib/session.ts'
import { toast } from '#client/ui/toast.ts'

const SERVER_UNREACHABLE =
  "Failed to sign out on the server. You're signed out here, and the session will expire on its own."

/** Ends the session, shows a message and goes to the home page. */
export function useSignOut(): () => void {
  const client = useApolloClient()
  const navigate = useNavigate()
  return () => {
    // Synchronously, so that a member screen redirects to the sign-in before we navigate home, not after.
    flushSync(() => void endSession(client).then((confirmed) => confirmed || toast(SERVER_UNREACHABLE)))
    toast('Signed out successfully')
    void navigate('/')
  }
}
