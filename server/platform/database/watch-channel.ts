import type { Database } from './database.ts'

/** Calls `check` whenever the database notifies on a channel, and every `everyMs` in case it could not. Returns what ends it. */
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
