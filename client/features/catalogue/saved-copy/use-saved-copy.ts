import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Copy = { readonly savedOn: string | null }

type SavedCopyOptions<T> = {
  /** The current error of live data. */
  readonly failure: Error | undefined
  /** Whether there is live data. */
  readonly live: boolean
  /** Reads the copy; the same function for the same copy. */
  readonly load: (failure: unknown) => Promise<T>
  /** Requests live data again. */
  readonly retry: () => void
}

/** The copy and its day; `loading` until it is read, `lost` if it cannot be read, null while it is not needed. */
export type SavedCopy<T> = { readonly state: 'read'; readonly copy: T } | { readonly state: 'loading' | 'lost' } | null

/**
 * Reads a saved copy once live data has failed, and keeps it until live data is back. Live data is retried with
 * back-off and when the browser is online again.
 */
export function useSavedCopy<T extends Copy>({ failure, live, load, retry }: SavedCopyOptions<T>): SavedCopy<T> {
  const [read, setRead] = useState<{ readonly load: SavedCopyOptions<T>['load']; readonly saved: SavedCopy<T> } | null>(
    null,
  )
  const saved = read?.load === load ? read.saved : null
  const retries = useRef(0)
  const again = useEffectEvent((sent: number) => {
    retries.current = sent
    retry()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a copy that was read is not read again after the next failure
  useEffect(() => {
    if (!failure) return
    let stop: (() => void) | null = () => undefined
    import('#client/lib/retry-later.ts').then(
      ({ retryLater }) => {
        if (stop) stop = retryLater({ failure, retries: retries.current, retry: again })
      },
      // The retry button remains.
      () => undefined,
    )
    if (saved?.state !== 'read') {
      load(failure).then(
        (copy) => stop && setRead({ load, saved: { state: 'read', copy } }),
        () => stop && setRead({ load, saved: { state: 'lost' } }),
      )
    }
    return () => {
      stop?.()
      stop = null
    }
  }, [failure, load])

  useEffect(() => {
    if (!live) return
    retries.current = 0
    setRead(null)
  }, [live])
  if (live) return null
  return saved ?? (failure ? { state: 'loading' } : null)
}
