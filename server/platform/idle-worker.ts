/** A worker thread that starts on demand, does one task at a time and ends when it is idle. */
import type { Worker } from 'node:worker_threads'

type IdleWorker<Task, Answer> = {
  /** Rejects when the worker fails, exits or takes too long, for a while after that, and when too many tasks wait. */
  readonly run: (task: Task) => Promise<Answer>
  readonly close: () => Promise<void>
}

type Options = {
  readonly startWorker: () => Worker
  /** How long a task may take, with the start of the worker. */
  readonly withinMs: number
  readonly monotonicMs?: (() => number) | undefined
}

const MAX_WAITING = 20
const IDLE_MS = 60_000
/** Back-off after a failure. */
const REST_MS = 60_000

/** The next message of a worker; rejects when it fails, exits or times out. */
const nextMessage = <Answer>(worker: Worker, withinMs: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('The worker took too long.'))), withinMs)
    const onMessage = (answer: Answer) => finish(() => resolve(answer))
    const onError = (error: Error) => finish(() => reject(error))
    const onExit = () => finish(() => reject(new Error('The worker exited.')))
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })

export const createIdleWorker = <Task, Answer>(options: Options): IdleWorker<Task, Answer> => {
  const { startWorker, withinMs, monotonicMs = () => performance.now() } = options
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

  const runNow = async (task: Task): Promise<Answer> => {
    clearTimeout(idle)
    if (monotonicMs() - failedAt < REST_MS) throw new Error('The worker failed a moment ago.')
    try {
      if (worker === null) {
        worker = startWorker()
        worker.unref()
        // Without a listener an error of an idle worker would end the process.
        worker.on('error', () => undefined)
      }
      const answer = nextMessage<Answer>(worker, withinMs)
      worker.postMessage(task)
      return await answer
    } catch (error) {
      failedAt = monotonicMs()
      await end()
      throw error
    } finally {
      idle = setTimeout(() => void end(), IDLE_MS)
      idle.unref()
    }
  }

  return {
    run: (task) => {
      if (waiting >= MAX_WAITING) return Promise.reject(new Error('Too many tasks are waiting.'))
      waiting += 1
      const answering = last.then(() => runNow(task)).finally(() => (waiting -= 1))
      last = answering.catch(() => undefined)
      return answering
    },
    close: end,
  }
}
