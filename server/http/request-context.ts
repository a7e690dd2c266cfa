import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { MAX_PAGE_SIZE, MAX_TRUSTED_PAGE_SIZE } from '#core/catalogue/tool-query.ts'
import { KeyNotAcceptedError } from '#core/integrations/key-errors.ts'
import type { Viewer } from '#core/policy.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { CacheTag } from '../platform/cache/cache-tags.ts'
import type { Log } from '../platform/log.ts'
import type { Services } from '../services.ts'
import { presentedKey, readBearer } from './bearer.ts'
import { clientAddress } from './client-address.ts'
import type { EdgeRequest } from './edge/edge-request.ts'

const MAX_USER_AGENT = 300
/** `prefetch;prerender` in Sec-Purpose. */
const PRERENDER = /\bprerender\b/

export const anonymous = (): Promise<null> => Promise.resolve(null)

/** Also where keys are not verified, such as on routes without a price. */
const refuseKey = (): Promise<never> => Promise.reject(new KeyNotAcceptedError())

const createViewerLookup = (services: Services, token: string | null): RequestContext['viewer'] => {
  if (token === null) return anonymous
  let found: Promise<Viewer | null> | undefined
  return () => {
    found ??= services.accounts.sessions.viewerOf(token)
    return found
  }
}

/** Privacy signals of the request, and whether it is a prerender. */
const signalsOf = (headers: IncomingMessage['headers']) => ({
  ...(headers['sec-gpc'] === '1' && { privacyControl: true }),
  ...(headers['dnt'] === '1' && { doNotTrack: true }),
  ...(PRERENDER.test(`${headers['sec-purpose'] ?? ''}`) && { prerendered: true }),
})

/** The context that resolvers get for an HTTP request, the same for every endpoint. */
export function createRequestContext(services: Services, request: FastifyRequest): RequestContext {
  const { authorization } = request.headers
  const isKey = presentedKey(authorization) !== null
  const token = isKey ? null : readBearer(authorization)
  return {
    requestId: request.id,
    viewer: isKey ? refuseKey : createViewerLookup(services, token),
    apiKey: request.apiKey,
    ...(token !== null && { accessToken: token }),
    clientAddress: clientAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
    ...signalsOf(request.headers),
    maxPageSize: MAX_PAGE_SIZE,
    services,
    log: request.log,
  }
}

/** The same without the token, for endpoints that show only public data. */
export function createVisitorContext(services: Services, request: FastifyRequest): RequestContext {
  const { accessToken: _token, ...context } = createRequestContext(services, request)
  return { ...context, viewer: anonymous }
}

/** The context of the server's own calls, such as for the catalog files. */
export function createOwnContext(services: Services, log: Log): RequestContext {
  return {
    requestId: 'server',
    viewer: anonymous,
    clientAddress: null,
    userAgent: null,
    maxPageSize: MAX_TRUSTED_PAGE_SIZE,
    services,
    log,
  }
}

/** The context of requests without a token. Rarely used values are computed on first use. */
export function createAnonymousContext(
  services: Services,
  log: FastifyBaseLogger,
  { raw: { headers }, address }: Pick<EdgeRequest, 'raw' | 'address'>,
  requestId: string,
  cacheTags?: Set<CacheTag>,
): RequestContext {
  let child: Log | undefined
  return {
    requestId,
    viewer: anonymous,
    clientAddress: address,
    get userAgent() {
      return headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null
    },
    ...signalsOf(headers),
    maxPageSize: MAX_PAGE_SIZE,
    services,
    ...(cacheTags && { cacheTags }),
    get log() {
      child ??= log.child({ requestId })
      return child
    },
  }
}
