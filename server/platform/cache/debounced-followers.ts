import type { Log } from '../log.ts'
import { type Schedule, systemSchedule } from '../schedule.ts'
import type { CacheInvalidations } from './cache-invalidations.ts'
import type { CacheTag } from './cache-tags.ts'

/** Debounces work that is too expensive for every invalidation of a tag. */
export type DebouncedFollowers = {
  /** Calls `follow` at most once per delay, and at most one delay after the first invalidation. */
  subscribe(follow: () => Promise<void>): void
}

type DebouncedFollowersOptions = {
  readonly cacheInvalidations: Pick<CacheInvalidations, 'subscribe'>
  readonly tag: CacheTag
  readonly delayMs: number
  readonly log: Log
  readonly schedule?: Schedule | undefined
}

/** A failed follower is retried after one more delay. */
export const createDebouncedFollowers = (options: DebouncedFollowersOptions): DebouncedFollowers => {
  const { cacheInvalidations, tag, delayMs, log, schedule = systemSchedule } = options
  const followers: (() => Promise<void>)[] = []
  let scheduled = false

  const followAll = async (): Promise<void> => {
    scheduled = false
    for (const follow of followers) {
      await follow().catch((error: unknown) => {
        log.warn({ err: error, tag }, 'could not process an invalidated tag')
        plan()
      })
    }
  }
  const plan = (): void => {
    if (scheduled || followers.length === 0) return
    scheduled = true
    schedule(() => void followAll(), delayMs)
  }

  cacheInvalidations.subscribe((tags) => {
    if (tags === null || tags.has(tag)) plan()
  })
  return {
    subscribe: (follow) => {
      followers.push(follow)
    },
  }
}
