import { useEffect, useState } from 'react'

/** A small file, requested past every cache and past the service worker, which handles GET only. */
const isReachable = (): Promise<boolean> =>
  fetch('/theme.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Whether the server cannot be reached; false until that is known. Asks the server, because a browser can have a
 * network without a connection.
 */
export function useOffline(wanted: boolean): boolean {
  const [offline, setOffline] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let there = true
    const check = () => void isReachable().then((reachable) => there && setOffline(!reachable))
    check()
    window.addEventListener('online', check)
    window.addEventListener('offline', check)
    return () => {
      there = false
      window.removeEventListener('online', check)
      window.removeEventListener('offline', check)
    }
  }, [wanted])
  return offline
}
