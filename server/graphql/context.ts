import type { KeyPrincipal } from '#core/integrations/key-principal.ts'
import type { Viewer } from '#core/policy.ts'
import type { CacheTag } from '../platform/cache/cache-tags.ts'
import type { Log } from '../platform/log.ts'
import type { Services } from '../services.ts'

/** The request context of resolvers. */
export type RequestContext = {
  readonly requestId: string
  /**
   * The viewer, loaded lazily once per request; null for anonymous requests and invalid tokens. Public fields never
   * call it. Rejects for a request with an API key, which is no session.
   */
  readonly viewer: () => Promise<Viewer | null>
  /** The API key of the request, which was accepted before any work. For its member see `requireScope`. */
  readonly apiKey?: KeyPrincipal | null
  /** The request's token, valid or not; absent without one. */
  readonly accessToken?: string
  /** The client address for rate limits; null for internal calls. */
  readonly clientAddress: string | null
  readonly userAgent: string | null
  /** Global Privacy Control. */
  readonly privacyControl?: boolean
  /** `DNT: 1` (Do Not Track). Analytics obey it; member histories only obey `privacyControl`. */
  readonly doNotTrack?: boolean
  /** The browser prerenders a page nobody sees yet. */
  readonly prerendered?: boolean
  /** Largest page: 100 for external operations, more for the server's own. */
  readonly maxPageSize: number
  /** Collects cache tags of a cacheable response. */
  readonly cacheTags?: Set<CacheTag>
  readonly services: Services
  readonly log: Log
}
