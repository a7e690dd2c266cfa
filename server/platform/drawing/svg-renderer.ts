/** Rasterizes SVG, one image at a time, in a worker thread that starts on demand and ends when idle. */
import { Worker } from 'node:worker_threads'
import { createIdleWorker } from '../idle-worker.ts'

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

const DRAW_WITHIN_MS = 5_000

type Options = {
  readonly startWorker?: () => Worker
  readonly monotonicMs?: () => number
}

// It needs no environment, and in a watched process, the variable that Node.js sets would add messages of its own.
const startOwnWorker = (): Worker => new Worker(new URL('svg-worker.ts', import.meta.url), { env: {} })

export const createSvgRenderer = ({ startWorker = startOwnWorker, monotonicMs }: Options = {}): SvgRenderer => {
  const worker = createIdleWorker<Drawing, Answer>({ startWorker, withinMs: DRAW_WITHIN_MS, monotonicMs })
  return {
    draw: async (drawing) => {
      const answer = await worker.run(drawing).catch((error: unknown) => {
        throw new RenderingError(error instanceof Error ? error.message : String(error))
      })
      if ('refused' in answer) throw new RenderingError(answer.refused)
      return answer
    },
    close: worker.close,
  }
}
