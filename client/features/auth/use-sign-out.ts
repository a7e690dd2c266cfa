import { useApolloClient } from '@apollo/client/react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'

const NOT_TOLD = 'Failed to sign out on the server. This browser has forgotten the session; there it ends by itself.'

/** Ends the session, says so and leads home. */
export function useSignOut(): () => void {
  const client = useApolloClient()
  const navigate = useNavigate()
  return () => {
    // At once: a screen for members then leads to the sign-in before we lead home, not after.
    flushSync(() => void endSession(client).then((told) => told || toast(NOT_TOLD)))
    toast('Signed out successfully')
    void navigate('/')
  }
}
