const PARENT_CHECK_MS = 500

type Watched = Pick<NodeJS.Process, 'pid' | 'ppid' | 'kill' | 'once'>

/**
 * Gives this process one SIGTERM when its parent is gone: npm hands a signal to the shell that it started for a script,
 * and the shell ends without passing it on. A process that has been told to end already is told no second time, because
 * a second signal cuts off the requests that are being finished. To be called when the signals are handled.
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
