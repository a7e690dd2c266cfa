import { useEffect, useState } from 'react'

/**
 * Loads a saved copy once live data has failed, and keeps it until live data is back. `failure` is what went wrong
 * now, `live` whether there is live data. Null while the copy is not needed or not there yet.
 */
export function useSavedCopy<T>(failure: Error | undefined, live: boolean, load: () => Promise<T>, empty: T): T | null {
  const [copy, setCopy] = useState<T | null>(null)
  useEffect(() => {
    if (!failure) return
    // biome-ignore lint/suspicious/noConsole: a failure that the page hides behind a copy must still leave a trace
    console.warn('Failed to fetch tools', failure)
    let wanted = true
    load().then(
      (loaded) => wanted && setCopy(loaded),
      () => wanted && setCopy(empty),
    )
    return () => {
      wanted = false
    }
  }, [failure, load, empty])
  useEffect(() => {
    if (live) setCopy(null)
  }, [live])
  return live ? null : copy
}
