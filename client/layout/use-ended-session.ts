import { ErrorLink } from '@apollo/client/link/error'
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { isRefused } from '../lib/is-refused.ts'
import { dropSession } from '../lib/session.ts'
import { storedToken } from '../lib/stored-session.ts'
import { toast } from '../ui/toast.ts'

/**
 * Ends the session in this browser when the server no longer accepts it, because it was ended on another device or has
 * expired. An open page learns that from the response to its next operation.
 */
export function useEndedSession(): void {
  const client = useApolloClient()
  useEffect(() => {
    const { link } = client
    const watch = new ErrorLink(({ error, operation }) => {
      const { headers } = operation.getContext()
      const isPresent = headers?.['authorization'] === `Bearer ${storedToken()}`
      // Responses to an earlier session's requests say nothing about this one.
      if (!isPresent || !isRefused(error, ['UNAUTHENTICATED'])) return
      dropSession(client)
      toast('Your session has ended. Please sign in again.')
    })
    client.setLink(watch.concat(link))
    return () => client.setLink(link)
  }, [client])
}
