import { useCallback, useEffect, useState } from 'react'
import { useRetry } from './use-retry.ts'

/** A small file, requested past every cache and past the service worker, which handles GET only. */
const isReachable = (): Promise<boolean> =>
  fetch('/theme.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

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
