import { useEffect, useEffectEvent } from 'react'

type Retry = { users: number; stop: () => void }

const running = new Map<string, Retry>()

/** Starts retrying unless it is under way for another component. */
function join(name: string, begin: () => Promise<() => void>): void {
  const known = running.get(name)
  if (known) {
    known.users++
    return
  }
  const retry: Retry = { users: 1, stop: () => undefined }
  running.set(name, retry)
  begin().then(
    (stop) => {
      if (running.get(name) === retry) retry.stop = stop
      else stop()
    },
    () => undefined,
  )
}

function leave(name: string): void {
  const retry = running.get(name)
  if (!retry) return
  retry.users--
  if (retry.users > 0) return
  running.delete(name)
  retry.stop()
}

/**
 * Sends a failed request again, with back-off and when the browser is online again, as long as there is a failure.
 * Components with the same name share one retry.
 */
export function useRetry(name: string, failure: unknown, retry: () => Promise<unknown>): void {
  const failed = failure !== undefined
  const begin = useEffectEvent(async () => {
    const { retryLater } = await import('./retry-later.ts')
    return retryLater({ failure, retries: 0, retry: () => void retry().catch(() => undefined) })
  })
  useEffect(() => {
    if (!failed) return
    join(name, () => begin())
    return () => leave(name)
  }, [failed, name])
}
