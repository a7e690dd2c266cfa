import { LRUCache } from 'lru-cache'

/** Whatever numbers the states of the data that values follow from. */
type RevisionSource = {
  /** The revision as last seen; null before the first look. */
  current(): number | null
  /** Looks now. */
  check(): Promise<void>
}

/** Values that follow from the data of a revision alone, computed once for each revision. */
type RevisionCache<Value> = {
  /**
   * The value under this key for the present revision. Concurrent callers share one computation. A failure is passed on
   * to those who wait for it and is not kept.
   */
  get(key?: string): Promise<Value>
}

type RevisionCacheOptions<Value> = {
  readonly source: RevisionSource
  /** Reads the database after it has learned `revision`, so that the value is at least as new as its number. */
  readonly compute: (key: string, revision: number) => Promise<Value>
  /** How many keys are kept, those used last. */
  readonly maxKeys?: number
}

type Versioned<Value> = { readonly revision: number; readonly value: Value }

export const createRevisionCache = <Value>(options: RevisionCacheOptions<Value>): RevisionCache<Value> => {
  const { source, compute, maxKeys = 1 } = options
  const computed = new LRUCache<string, Versioned<Value>>({ max: maxKeys })
  const underWay = new Map<string, Promise<Versioned<Value>>>()

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
      .finally(() => underWay.delete(key))
    underWay.set(key, computation)
    return computation
  }

  return {
    get: async (key = '') => {
      const wanted = await presentRevision()
      const known = computed.get(key)
      if (known !== undefined && known.revision >= wanted) return known.value
      // A computation under way may have begun before the revision moved. Then one more follows it, for all who wait.
      let made = await (underWay.get(key) ?? begin(key, wanted))
      while (made.revision < wanted) made = await (underWay.get(key) ?? begin(key, wanted))
      return made.value
    },
  }
}
