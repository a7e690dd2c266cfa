import { useEffect, useState } from 'react'

/**
 * Loads a part of the page once it is wanted and keeps it. Null until it is there. A part that cannot be fetched stays
 * away, and is tried again the next time that it is wanted. `load` must be the same function at every rendering.
 */
export function useLoaded<T extends object>(load: () => Promise<T>, wanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null)
  useEffect(() => {
    if (!wanted || loaded !== null) return
    let there = true
    load().then(
      (part) => there && setLoaded(part),
      () => undefined,
    )
    return () => {
      there = false
    }
  }, [load, wanted, loaded])
  return loaded
}
