/** Builds search indexes in a worker thread per build. */
import { Worker } from 'node:worker_threads'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import type { SearchRecord, SearchWords } from '#core/search/index/search-record.ts'

export type IndexTask = {
  /** The index to update; null for a new one. */
  readonly previous: SearchIndex | null
  readonly words: SearchWords
  /** Ids of removed tools. */
  readonly removed: readonly string[]
}

export type IndexBuilder = {
  /** The index after the task and these records. Rejects when the worker fails, exits or times out. */
  readonly build: (task: IndexTask, batches: AsyncIterable<readonly SearchRecord[]>) => Promise<SearchIndex>
  /** Aborts a running build. */
  readonly close: () => Promise<void>
}

/** Many times the duration for 100,000 tools. */
const BUILD_WITHIN_MS = 120_000

// It needs no environment, and in a watched process, the variable that Node.js sets would add messages of its own.
const startOwnWorker = (): Worker => new Worker(new URL('index-worker.ts', import.meta.url), { env: {} })

/** The worker's only message. */
const answerOf = (worker: Worker): Promise<SearchIndex> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker took too long')), BUILD_WITHIN_MS)
    timer.unref()
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      finish()
    }
    worker.on('message', (index: SearchIndex) => settle(() => resolve(index)))
    worker.on('error', (error: Error) => settle(() => reject(error)))
    worker.on('exit', () => settle(() => reject(new Error('The worker exited'))))
  })

export const createIndexBuilder = (startWorker: () => Worker = startOwnWorker): IndexBuilder => {
  const workers = new Set<Worker>()
  return {
    build: async (task, batches) => {
      const worker = startWorker()
      workers.add(worker)
      worker.unref()
      const answer = answerOf(worker)
      // Awaited below; until then a failure must not count as unhandled.
      answer.catch(() => undefined)
      try {
        worker.postMessage(task)
        for await (const batch of batches) worker.postMessage(batch)
        worker.postMessage(null)
        return await answer
      } finally {
        workers.delete(worker)
        await worker.terminate()
      }
    },
    close: async () => {
      await Promise.all(Array.from(workers, (worker) => worker.terminate()))
    },
  }
}
