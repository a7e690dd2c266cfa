import type { Log } from '../log.ts'

const FIRST_AFTER_MS = 60_000
const EVERY_MS = 6 * 3_600_000

export type UpkeepOptions = {
  readonly run: () => Promise<unknown>
  readonly log: Log
  readonly firstAfterMs?: number
  readonly everyMs?: number
}

export type Upkeep = {
  /** Resolves when a run under way has ended. */
  stop(): Promise<void>
}

/** Does what a database needs done now and then: a while after the start, when the catalogue is loaded, and every six hours. */
export function startUpkeep({ run, log, firstAfterMs = FIRST_AFTER_MS, everyMs = EVERY_MS }: UpkeepOptions): Upkeep {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  async function tidy(): Promise<void> {
    try {
      await run()
    } catch (error) {
      // Nothing is lost but time: the next run does the work of this one.
      log.warn({ err: error }, 'Upkeep of the database failed')
    }
    if (!stopped) plan(everyMs)
  }
  function plan(milliseconds: number): void {
    timer = setTimeout(() => {
      running = tidy()
    }, milliseconds)
    timer.unref()
  }

  plan(firstAfterMs)
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
