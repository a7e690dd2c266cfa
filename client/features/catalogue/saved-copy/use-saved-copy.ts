import { useEffect, useEffectEvent, useRef, useState } from 'react'

type SavedCopyOptions<T> = {
  /** The current error of live data. */
  readonly failure: Error | undefined
  /** Whether there is live data. */
  readonly live: boolean
  /** Reads the copy; the same function for the same copy. */
  readonly load: () => Promise<T>
  /** Requests live data again. */
  readonly retry: () => void
}

/** The copy; `loading` until it is read, `lost` if it cannot be read, null while it is not needed. */
export type SavedCopy<T> = { readonly state: 'read'; readonly copy: T } | { readonly state: 'loading' | 'lost' } | null

const LOADING = { state: 'loading' } as const
const LOST = { state: 'lost' } as const

/**
 * Reads a saved copy once live data has failed, and keeps it until live data is back. Live data is retried with
 * back-off and when the browser is online again.
 */
export function useSavedCopy<T>({ failure, live, load, retry }: SavedCopyOptions<T>): SavedCopy<T> {
  const [read, setRead] = useState<{ readonly load: () => Promise<T>; readonly saved: SavedCopy<T> } | null>(null)
  const saved = read?.load === load ? read.saved : null
  const retries = useRef(0)
  const again = useEffectEvent((sent: number) => {
    retries.current = sent
    retry()
  })
  const isRead = useEffectEvent(() => saved?.state === 'read')

  useEffect(() => {
    if (!failure) return
    // biome-ignore lint/suspicious/noConsole: a failure that the page hides behind a copy must still leave a trace
    console.warn('Failed to fetch tools', failure)
    let stop: (() => void) | null = () => undefined
    import('#client/lib/retry-later.ts').then(
      ({ retryLater }) => {
        if (stop) stop = retryLater({ failure, retries: retries.current, retry: again })
      },
      // The retry button remains.
      () => undefined,
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [failure])

  useEffect(() => {
    if (!failure || isRead()) return
    let wanted = true
    load().then(
      (copy) => wanted && setRead({ load, saved: { state: 'read', copy } }),
      () => wanted && setRead({ load, saved: LOST }),
    )
    return () => {
      wanted = false
    }
  }, [failure, load])

  useEffect(() => {
    if (!live) return
    retries.current = 0
    setRead(null)
  }, [live])
  if (live) return null
  return saved ?? (failure ? LOADING : null)
}
