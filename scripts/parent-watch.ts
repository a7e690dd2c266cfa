const PARENT_CHECK_MS = 500

type Watched = Pick<NodeJS.Process, 'pid' | 'ppid' | 'kill' | 'once'>

/**
 * Sends this process one SIGTERM when its parent is gone: npm signals only the shell of a script, which exits without
 * forwarding. A process already shutting down gets no second signal, which would abort requests in flight. Call it once
 * signals are handled.
 */
export function endWithParent(watched: Watched, parent: number): void {
  const watch = setInterval(() => {
    if (watched.ppid === parent) return
    clearInterval(watch)
    watched.kill(watched.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  watch.unref()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) watched.once(signal, () => clearInterval(watch))
}
