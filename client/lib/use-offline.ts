import { useCallback, useEffect, useState } from 'react'
import { isOwnResponse } from './is-unreachable.ts'
import { useRetry } from './use-retry.ts'

/** In milliseconds. A connection that takes longer is as good as none. */
const TIMEOUT_MS = 5000

/** The smallest request to the API: a proxy may have files, which say nothing about the server. */
const isReachable = (): Promise<boolean> =>
  fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{__typename}"}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(isOwnResponse, () => false)

/**
 * Whether the server cannot be reached; false until that is known. Asks the server, because a browser can have a
 * network without a connection. Asks again with back-off, because the first requests of a browser that is online again
 * may still fail.
 */
export function useOffline(wanted: boolean): boolean {
  const [offline, setOffline] = useState(false)
  const check = useCallback(async () => setOffline(!(await isReachable())), [])
  useEffect(() => {
    if (!wanted) return
    const onOffline = () => void check()
    onOffline()
    window.addEventListener('offline', onOffline)
    return () => window.removeEventListener('offline', onOffline)
  }, [wanted, check])
  useRetry('connection', wanted && offline ? 'offline' : undefined, check)
  return offline
}
