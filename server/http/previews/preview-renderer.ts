/** Draws preview images one at a time in a worker thread that starts on demand and ends when idle. */
import { Worker } from 'node:worker_threads'

/** Drawing failed; a brand image is used instead. */
export class PreviewUnavailableError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PreviewUnavailableError'
  }
}

export type PreviewRenderer = {
  /** Converts SVG to PNG. Throws PreviewUnavailableError. */
  readonly draw: (svg: string) => Promise<Buffer>
  readonly close: () => Promise<void>
}

const MAX_WAITING = 20
const DRAW_WITHIN_MS = 5_000
const IDLE_MS = 60_000
/** Back-off after a failure. */
const REST_MS = 60_000

type Options = {
  readonly startWorker?: () => Worker
  readonly monotonicMs?: () => number
}

// It needs no environment, and in a watched process, the variable that Node.js sets would add messages of its own.
const startOwnWorker = (): Worker => new Worker(new URL('preview-worker.ts', import.meta.url), { env: {} })

/** The next message of a worker; rejects when it fails, exits or times out. */
const nextMessage = (worker: Worker): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => finish(() => reject(new PreviewUnavailableError('Rendering took too long.'))),
      DRAW_WITHIN_MS,
    )
    const onMessage = (png: Uint8Array) => finish(() => resolve(png))
    const onError = (error: Error) => finish(() => reject(new PreviewUnavailableError(error.message)))
    const onExit = () => finish(() => reject(new PreviewUnavailableError('The worker exited.')))
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })

export const createPreviewRenderer = (options: Options = {}): PreviewRenderer => {
  const { startWorker = startOwnWorker, monotonicMs = () => performance.now() } = options
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const end = async () => {
    clearTimeout(idle)
    const ending = worker
    worker = null
    await ending?.terminate()
  }

  const drawNow = async (svg: string): Promise<Buffer> => {
    clearTimeout(idle)
    if (monotonicMs() - failedAt < REST_MS) throw new PreviewUnavailableError('Rendering failed a moment ago.')
    try {
      if (worker === null) {
        worker = startWorker()
        worker.unref()
        // Without a listener an error of an idle worker would end the process.
        worker.on('error', () => undefined)
      }
      const drawn = nextMessage(worker)
      worker.postMessage(svg)
      return Buffer.from(await drawn)
    } catch (error) {
      failedAt = monotonicMs()
      await end()
      throw error instanceof PreviewUnavailableError ? error : new PreviewUnavailableError(String(error))
    } finally {
      idle = setTimeout(() => void end(), IDLE_MS)
      idle.unref()
    }
  }

  return {
    draw: async (svg) => {
      if (waiting >= MAX_WAITING) throw new PreviewUnavailableError('Too many images are waiting.')
      waiting += 1
      const drawing = last.then(() => drawNow(svg)).finally(() => (waiting -= 1))
      last = drawing.catch(() => undefined)
      return drawing
    },
    close: end,
  }
}
