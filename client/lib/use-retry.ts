import { useEffect, useEffectEvent } from 'react'

/**
 * Sends a failed request again, with back-off and when the browser is online again, as long as there is a failure.
 * Components with the same name share one retry.
 */
export function useRetry(name: string, failure: unknown, retry: () => Promise<unknown>): void {
  const failed = failure !== undefined
  const options = useEffectEvent(() => ({ failure, retries: 0, retry: () => void retry().catch(() => undefined) }))
  useEffect(() => {
    if (!failed) return
    let leave: (() => void) | null = () => undefined
    import('./retry-later.ts').then(
      ({ joinRetry }) => {
        if (leave) leave = joinRetry(name, options())
      },
      () => undefined,
    )
    return () => {
      leave?.()
      leave = null
    }
  }, [failed, name])
}
