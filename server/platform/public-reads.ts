/** Marks work whose result everybody may see and caches keep, so that a replica may answer its reads. */
import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<true>()

/** Runs work that computes a shared response; never work for one member, who has to see what they have just written. */
export const readPublicly = <Result>(work: () => Result): Result => storage.run(true, work)

export const isPublicRead = (): boolean => storage.getStore() === true
