import { ErrorLink } from '@apollo/client/link/error'
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { isRefused } from '../lib/is-refused.ts'
import { dropSession } from '../lib/session.ts'
import { storedToken } from '../lib/stored-session.ts'
import { toast } from '../ui/toast.ts'

/**
 * Ends the session in this browser when the server does not accept it any more, which an open page learns from the answer to
 * its next operation: it was ended on another device, or it has expired.
 */
export function useEndedSession(): void {
  const client = useApolloClient()
  useEffect(() => {
    const { link } = client
    const watch = new ErrorLink(({ error, operation }) => {
      const { headers } = operation.getContext()
      const isPresent = headers?.['authorization'] === `Bearer ${storedToken()}`
      // Answers that were sent for an earlier session say nothing about this one.
      if (!isPresent || !isRefused(error, ['UNAUTHENTICATED'])) return
      dropSession(client)
      toast('Your session has ended. Please sign in again.')
    })
    client.setLink(watch.concat(link))
    return () => client.setLink(link)
  }, [client])
}
