/** Releases the slot; idempotent. */
export type Leave = () => void

/**
 * Called when no slot is free, with a function that cancels the wait; the returned function is called when the wait
 * ends. Plain functions, because an AbortSignal per waiting request costs a tenth of the request.
 */
export type OnWait = (cancel: (reason: unknown) => void) => () => void

/** A keyed mutex (or semaphore): work of one key in order, different keys in parallel. */
export type KeyedQueue = {
  /** Waits for a slot. Rejects with the cancellation reason, or with QueueFullError when too many wait. */
  enter(key: string, onWait?: OnWait): Promise<Leave>
  /** Holds a slot while the work runs. Canceled work never starts. */
  run<Result>(key: string, work: () => Promise<Result>, onWait?: OnWait): Promise<Result>
  /** Whether the next call would be rejected. */
  isFull(key: string): boolean
  /** Keys with running or waiting work. */
  readonly size: number
}

type KeyedQueueOptions = {
  /** Concurrent work per key; 1 by default. */
  readonly maxRunning?: number
  /** Waiting work per key; unlimited by default. */
  readonly maxWaiting?: number
}

export class QueueFullError extends Error {
  constructor() {
    super('Too many requests are queued.')
    this.name = 'QueueFullError'
  }
}

type Line = { running: number; readonly waiting: Set<() => void> }

/**
 * Keys exist only while in use. A slot is passed on in a new turn of the event loop: work that never really waits, as
 * on the embedded database, would otherwise block the event loop until the queue is empty.
 */
export const createKeyedQueue = ({ maxRunning = 1, maxWaiting = Infinity }: KeyedQueueOptions = {}): KeyedQueue => {
  const lines = new Map<string, Line>()

  const leaveOf = (key: string, line: Line): Leave => {
    let left = false
    return () => {
      if (left) return
      left = true
      setImmediate(() => {
        const [next] = line.waiting
        if (next !== undefined) return next()
        line.running -= 1
        if (line.running === 0) lines.delete(key)
      })
    }
  }

  const wait = (key: string, line: Line, onWait?: OnWait): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        line.waiting.delete(begin)
        stop?.()
        resolve(leaveOf(key, line))
      }
      line.waiting.add(begin)
      const stop = onWait?.((reason) => {
        if (!line.waiting.delete(begin)) return
        stop?.()
        reject(reason)
      })
    })

  const enterNow = (key: string): Leave | null => {
    const line = lines.get(key) ?? { running: 0, waiting: new Set() }
    if (line.running >= maxRunning) return null
    line.running += 1
    lines.set(key, line)
    return leaveOf(key, line)
  }

  const enter: KeyedQueue['enter'] = async (key, onWait) => {
    const leave = enterNow(key)
    if (leave !== null) return leave
    const line = lines.get(key) as Line
    if (line.waiting.size >= maxWaiting) throw new QueueFullError()
    return wait(key, line, onWait)
  }

  return {
    enter,
    run: async (key, work, onWait) => {
      const leave = enterNow(key) ?? (await enter(key, onWait))
      try {
        return await work()
      } finally {
        leave()
      }
    },
    isFull: (key) => {
      const line = lines.get(key)
      return line !== undefined && line.running >= maxRunning && line.waiting.size >= maxWaiting
    },
    get size() {
      return lines.size
    },
  }
}
