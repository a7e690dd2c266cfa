import type { Database } from './database.ts'

/** Calls `check` on each notification of the channel and every `everyMs` as a fallback. Returns the stop function. */
export const watchChannel = (
  database: Pick<Database, 'listen'>,
  channel: string,
  everyMs: number,
  check: () => void,
): (() => void) => {
  const timer = setInterval(check, everyMs)
  timer.unref()
  const stopListening = database.listen(channel, check)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
