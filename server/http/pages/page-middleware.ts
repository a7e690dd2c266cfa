/** Serves cached pages before Fastify. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '../caching/accept-encoding.ts'
import { readPlainHeaders } from '../caching/plain-request.ts'
import type { SendPlain } from '../caching/plain-sender.ts'
import { type CostLimit, PRICES } from '../cost-limit.ts'
import type { NodeMiddleware } from '../node-middleware.ts'
import { createRequestId } from '../plugins/logging.ts'
import type { OpensElsewhere } from './local-origin.ts'
import type { PageCache } from './page-cache.ts'

type PageMiddlewareOptions = {
  readonly pages: PageCache
  readonly costLimit: CostLimit
  /** The address that the budget is counted by. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly send: SendPlain
  /** Requests that Fastify redirects. */
  readonly opensElsewhere: OpensElsewhere
  /** Called for each page that was served. */
  readonly onHit: () => void
}

/** A page whose address is exactly like an earlier one; everything else goes on unchanged. */
export const createPageMiddleware = (options: PageMiddlewareOptions): NodeMiddleware => {
  const { pages, costLimit, addressOf, send, opensElsewhere, onHit } = options

  const serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const version = pages.cacheVersion()
    if (version === null) return false
    const cached = pages.getByExactKey(request.url as string, version)
    if (cached === undefined || opensElsewhere(request.headers)) return false
    const headers = readPlainHeaders(request)
    if (headers === null || headers.length !== 0) return false
    const variant = cached.variants[chooseEncoding(headers.acceptEncoding)]
    // Fastify sends the refusal of a spent budget.
    if (variant === undefined || !costLimit.take(addressOf(request), PRICES.fromMemory).allowed) return false
    send(response, headers, cached, variant, ['x-request-id', createRequestId()])
    onHit()
    return true
  }

  return (next) => (request, response) => {
    if (request.method !== 'GET' || !serve(request, response)) next(request, response)
  }
}
