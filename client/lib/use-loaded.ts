import { useEffect, useState } from 'react'

/**
 * Loads a part of the page once it is needed and keeps it. Null until it is loaded. A part that cannot be fetched is
 * not shown, and is retried the next time it is needed. `load` must be the same function in every render.
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
