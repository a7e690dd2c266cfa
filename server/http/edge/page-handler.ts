import { chooseEncoding } from '../caching/accept-encoding.ts'
import { type CostLimit, PRICES } from '../cost-limit.ts'
import type { OpensElsewhere } from '../pages/local-origin.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { createRequestId } from '../plugins/logging.ts'
import type { OnHit, SendCached } from './cached-response-sender.ts'
import type { EdgeHandler } from './edge.ts'

type PageHandlerOptions = {
  readonly pages: PageCache
  readonly costLimit: CostLimit
  readonly send: SendCached
  /** Requests that Fastify redirects. */
  readonly opensElsewhere: OpensElsewhere
  /** Called for each page that was served. */
  readonly onHit: OnHit
}

/** Serves cached pages whose target is exactly that of an earlier request. */
export const createPageHandler =
  ({ pages, costLimit, send, opensElsewhere, onHit }: PageHandlerOptions): EdgeHandler =>
  (request, response) => {
    if (request.method !== 'GET' || request.contentLength !== 0) return false
    const version = pages.cacheVersion()
    if (version === null) return false
    const cached = pages.getByExactKey(request.target, version)
    if (cached === undefined || opensElsewhere(request.raw.headers)) return false
    const variant = cached.variants[chooseEncoding(request.acceptEncoding)]
    // Fastify sends the refusal of a spent budget.
    if (variant === undefined || !costLimit.take(request.address, PRICES.fromMemory).allowed) return false
    send(request, response, cached, variant, ['x-request-id', createRequestId()])
    onHit(request, response, cached)
    return true
  }
