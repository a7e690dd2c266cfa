import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { reportError } from '../../lib/report-error.ts'
import type { Made, Refused } from './use-regenerate.ts'

type Generation = { readonly status: 'idle' | 'busy' | 'failed' } | Refused

/**
 * Generates lists on the server, one at a time.
 * @param onMade gets the timestamp of a new list; the generation is busy until its promise has settled
 */
export function useGeneration(onMade: (timestamp: string) => Promise<void>) {
  const client = useApolloClient()
  const [state, setState] = useState<Generation>({ status: 'idle' })
  const busy = useRef(false)

  const generate = async (make: () => Promise<Made>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setState({ status: 'busy' })
    try {
      const made = await make()
      if (made.status === 'made') await onMade(made.timestamp)
      setState(made.status === 'made' ? { status: 'idle' } : made)
    } catch (error) {
      void reportError(client, error)
      setState({ status: 'failed' })
    } finally {
      busy.current = false
    }
  }
  return { state, generate }
}
