import type { Viewer } from '../../core/policy.ts'
import type { CacheTag } from '../platform/cache/cache-tags.ts'
import type { Log } from '../platform/log.ts'
import type { Services } from '../services.ts'

/** What a resolver may know of a call. */
export type RequestContext = {
  readonly requestId: string
  /**
   * The viewer, looked up on first use and then remembered for this request; null for anonymous callers and for
   * tokens that are not or no longer valid. Public fields never ask.
   */
  readonly viewer: () => Promise<Viewer | null>
  /** The caller's address as the limiter counts it; null for calls that the server makes to itself. */
  readonly clientAddress: string | null
  readonly userAgent: string | null
  /** The caller asks not to be followed (Global Privacy Control). */
  readonly privacyControl?: boolean
  /** The caller sends `DNT: 1` (Do Not Track). Analytics obey it; the member's own history asks for the above alone. */
  readonly doNotTrack?: boolean
  /** The browser loads a page that nobody looks at yet. */
  readonly prerendered?: boolean
  /** Most entries a page of a list may hold: 100 for documents from outside, more for those of the server itself. */
  readonly maxPageSize: number
  /** Collects the tags of the data that the response shows, when it may be cached. */
  readonly cacheTags?: Set<CacheTag>
  readonly services: Services
  readonly log: Log
}
