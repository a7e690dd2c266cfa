/** Rasterizes SVG, one image at a time, in a worker thread that starts on demand and ends when idle. */
import { Worker } from 'node:worker_threads'

/** There is no image: the renderer failed, or it refused the drawing. */
export class RenderingError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'RenderingError'
  }
}

export type Drawing = {
  readonly svg: string
  /** In pixels; by default as in the SVG. */
  readonly height?: number
  /** A color; transparent by default. */
  readonly background?: string
}

export type Drawn = {
  readonly png: Uint8Array
  /** RGBA, row by row. */
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

export type SvgRenderer = {
  /** Throws RenderingError. */
  readonly draw: (drawing: Drawing) => Promise<Drawn>
  readonly close: () => Promise<void>
}

type Answer = Drawn | { readonly refused: string }

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
const startOwnWorker = (): Worker => new Worker(new URL('svg-worker.ts', import.meta.url), { env: {} })

/** The next message of a worker; rejects when it fails, exits or times out. */
const nextMessage = (worker: Worker): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new RenderingError('Rendering took too long.'))), DRAW_WITHIN_MS)
    const onMessage = (answer: Answer) => finish(() => resolve(answer))
    const onError = (error: Error) => finish(() => reject(new RenderingError(error.message)))
    const onExit = () => finish(() => reject(new RenderingError('The worker exited.')))
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })

export const createSvgRenderer = (options: Options = {}): SvgRenderer => {
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

  const drawNow = async (drawing: Drawing): Promise<Answer> => {
    clearTimeout(idle)
    if (monotonicMs() - failedAt < REST_MS) throw new RenderingError('Rendering failed a moment ago.')
    try {
      if (worker === null) {
        worker = startWorker()
        worker.unref()
        // Without a listener an error of an idle worker would end the process.
        worker.on('error', () => undefined)
      }
      const answer = nextMessage(worker)
      worker.postMessage(drawing)
      return await answer
    } catch (error) {
      failedAt = monotonicMs()
      await end()
      throw error instanceof RenderingError ? error : new RenderingError(String(error))
    } finally {
      idle = setTimeout(() => void end(), IDLE_MS)
      idle.unref()
    }
  }

  return {
    draw: async (drawing) => {
      if (waiting >= MAX_WAITING) throw new RenderingError('Too many images are waiting.')
      waiting += 1
      const answering = last.then(() => drawNow(drawing)).finally(() => (waiting -= 1))
      last = answering.catch(() => undefined)
      const answer = await answering
      if ('refused' in answer) throw new RenderingError(answer.refused)
      return answer
    },
    close: end,
  }
}
