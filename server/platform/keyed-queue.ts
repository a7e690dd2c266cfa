/** Frees the place that was taken; calling it again does nothing. */
export type Leave = () => void

/**
 * Called when there is no place free, with what ends the wait before its turn; what it returns is called when the wait
 * is over. Plain functions, because an AbortSignal for each waiting request costs a tenth of the request.
 */
export type OnWait = (cancel: (reason: unknown) => void) => () => void

/** Work of the same key in order, a few at a time; work of different keys side by side. */
export type KeyedQueue = {
  /**
   * Waits for a place under the key. Rejects with the reason of a cancellation, and with QueueFullError when too many
   * wait already.
   */
  enter(key: string, onWait?: OnWait): Promise<Leave>
  /** Holds a place while the work runs. The work of a wait that was cancelled is never begun. */
  run<Result>(key: string, work: () => Promise<Result>, onWait?: OnWait): Promise<Result>
  /** Whether the next one would be refused. */
  isFull(key: string): boolean
  /** Keys under which something runs or waits. */
  readonly size: number
}

type KeyedQueueOptions = {
  /** How much of one key runs at once; one when left out. */
  readonly maxRunning?: number
  /** How much of one key may wait; any number when left out. */
  readonly maxWaiting?: number
}

/** The line of this key is full. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many requests are queued.')
    this.name = 'QueueFullError'
  }
}

type Line = { running: number; readonly waiting: Set<() => void> }

/**
 * Keeps a key only while something of it runs or waits. A place is handed on in a new turn of the event loop: work
 * that never really waits, as on the embedded database, would otherwise run to its end within one turn, and everybody
 * else with it.
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
