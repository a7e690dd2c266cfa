import { LRUCache } from 'lru-cache'

/** Numbers the states of the underlying data. */
type RevisionSource = {
  /** The last seen revision; null before the first check. */
  current(): number | null
  check(): Promise<void>
}

/** Caches values that depend only on the data of a revision. */
type RevisionCache<Value> = {
  /** The value of a key for the current revision. Concurrent callers share one computation. Failures are not cached. */
  get(key?: string): Promise<Value>
}

type RevisionCacheOptions<Value> = {
  readonly source: RevisionSource
  /** Must read the database after learning `revision`, so that the value is at least as new. */
  readonly compute: (key: string, revision: number) => Promise<Value>
  /** Least recently used keys are evicted. */
  readonly maxKeys?: number
}

type Versioned<Value> = { readonly revision: number; readonly value: Value }

export const createRevisionCache = <Value>(options: RevisionCacheOptions<Value>): RevisionCache<Value> => {
  const { source, compute, maxKeys = 1 } = options
  const computed = new LRUCache<string, Versioned<Value>>({ max: maxKeys })
  const pending = new Map<string, Promise<Versioned<Value>>>()

  const presentRevision = async (): Promise<number> => {
    if (source.current() === null) await source.check()
    return source.current() ?? 0
  }

  const begin = (key: string, revision: number): Promise<Versioned<Value>> => {
    const computation = compute(key, revision)
      .then((value) => {
        const versioned = { revision, value }
        computed.set(key, versioned)
        return versioned
      })
      .finally(() => pending.delete(key))
    pending.set(key, computation)
    return computation
  }

  return {
    get: async (key = '') => {
      const wanted = await presentRevision()
      const known = computed.get(key)
      if (known !== undefined && known.revision >= wanted) return known.value
      // A running computation may have begun before the revision moved. Then one more follows for all waiting callers.
      let made = await (pending.get(key) ?? begin(key, wanted))
      while (made.revision < wanted) made = await (pending.get(key) ?? begin(key, wanted))
      return made.value
    },
  }
}
