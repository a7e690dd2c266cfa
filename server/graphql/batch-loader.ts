/** Batches loads of many resolvers into one statement. */
import type { RequestContext } from './context.ts'

type Batch<Value> = { readonly keys: Set<string>; readonly values: Promise<ReadonlyMap<string, Value>> }

/** Resolves when every runnable resolver has run. */
export const whenResolversWait = (): Promise<void> =>
  new Promise((resolve) => {
    void Promise.resolve().then(() => process.nextTick(resolve))
  })

/**
 * Returns a function that loads a key; null when `load` has no value for it. Calls with equal `options` share a batch.
 * Values are not cached: a later mutation of the request may change them.
 */
export const createBatchLoader = <Value, Options = null>(
  load: (context: RequestContext, keys: readonly string[], options: Options) => Promise<ReadonlyMap<string, Value>>,
) => {
  const collecting = new WeakMap<RequestContext, Map<string, Batch<Value>>>()

  const openBatch = (context: RequestContext, group: string, options: Options): Batch<Value> => {
    const batches = collecting.get(context) ?? new Map<string, Batch<Value>>()
    collecting.set(context, batches)
    const keys = new Set<string>()
    const run = async () => {
      await whenResolversWait()
      batches.delete(group)
      return load(context, [...keys], options)
    }
    const batch = { keys, values: run() }
    batches.set(group, batch)
    return batch
  }

  return async (context: RequestContext, key: string, options: Options): Promise<Value | null> => {
    const group = JSON.stringify(options)
    const batch = collecting.get(context)?.get(group) ?? openBatch(context, group, options)
    batch.keys.add(key)
    return (await batch.values).get(key) ?? null
  }
}
