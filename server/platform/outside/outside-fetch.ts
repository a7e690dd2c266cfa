/** Fetches external documents without SSRF into our own network. */
import { lookup as systemLookup } from 'node:dns/promises'
import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isForbiddenAddress } from './forbidden-address.ts'

type Address = { readonly address: string; readonly family: number }

/** `contentType` is the header; null when there is none. */
export type OutsideDocument = { readonly bytes: Uint8Array; readonly contentType: string | null }

export type OutsideFetch = (url: string) => Promise<OutsideDocument>

type AddressOptions = {
  /** `host:port` pairs exempt from the address check and from https: the only way to a private address. */
  readonly allowedHosts?: readonly string[] | undefined
  /** Resolves all addresses of a host; the system's resolver by default. */
  readonly lookup?: ((host: string) => Promise<readonly Address[]>) | undefined
}

type OutsideFetchOptions = AddressOptions & {
  /** From DNS resolution to the last byte. */
  readonly deadlineMs?: number | undefined
  readonly maxBytes?: number | undefined
  /** For feeds by default. */
  readonly accept?: string | undefined
  readonly userAgent?: string | undefined
}

/** A response without a document. The headers are untrusted texts; null when there are none. */
type RefusedResponse = {
  readonly status: number
  readonly location: string | null
  readonly retryAfter: string | null
}

/** A failed fetch. The message is for administrators and contains nothing of the response. */
export class OutsideFetchError extends Error {
  /** Null when the server gave no response, or one that is refused for its content. */
  readonly response: RefusedResponse | null

  constructor(reason: string, options?: ErrorOptions, response: RefusedResponse | null = null) {
    super(reason, options)
    this.name = 'OutsideFetchError'
    this.response = response
  }
}

const DEADLINE_MS = 5_000
const MAX_BYTES = 1_048_576
const FEEDS = 'application/rss+xml, application/atom+xml, application/feed+json, application/xml, text/xml, */*;q=0.1'

const portOf = ({ port, protocol }: URL): string => (port !== '' ? port : protocol === 'https:' ? '443' : '80')

/** In the format of the allow-list. */
const hostAndPort = (url: URL): string => `${url.hostname}:${portOf(url)}`

/** Why a URL is rejected before resolving its host; null when allowed. */
const refusalOf = (url: URL, isAllowed: boolean): string | null => {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'The URL must use http or https.'
  if (url.username !== '' || url.password !== '') return 'The URL must not contain credentials.'
  if (isAllowed) return null
  if (portOf(url) !== '443' && portOf(url) !== '80') return 'Only ports 80 and 443 are allowed.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : 'The URL must have a host name, not an IP address.'
}

/** A URL with the checked address that its connection must use, and what is left of the deadline. */
type PinnedUrl = { readonly url: URL; readonly pinned: Address; readonly deadlineMs: number }

/**
 * Checks URLs: the host is resolved once, all its addresses must be public, and the connection uses the checked one,
 * against DNS rebinding. Throws OutsideFetchError.
 */
export const createUrlCheck = (options: AddressOptions) => {
  const lookup = options.lookup ?? ((host: string) => systemLookup(host, { all: true }))
  const allowed = new Set(options.allowedHosts ?? [])

  const resolve = async (url: URL, isAllowed: boolean): Promise<Address> => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(host)
    const found =
      family === 0
        ? await lookup(host).catch((error: unknown) => {
            throw new OutsideFetchError('The host name could not be resolved.', { cause: error })
          })
        : [{ address: host, family }]
    const [first] = found
    if (first === undefined) throw new OutsideFetchError('The host name could not be resolved.')
    if (!isAllowed && found.some(({ address }) => isForbiddenAddress(address))) {
      throw new OutsideFetchError('The host resolves to a non-public address.')
    }
    return first
  }

  return async (text: string, deadlineMs: number): Promise<PinnedUrl> => {
    if (!URL.canParse(text)) throw new OutsideFetchError('This is not a valid URL.')
    const url = new URL(text)
    const isAllowed = allowed.has(hostAndPort(url))
    const refusal = refusalOf(url, isAllowed)
    if (refusal !== null) throw new OutsideFetchError(refusal)
    const startedAt = performance.now()
    const pinned = await withDeadline(resolve(url, isAllowed), deadlineMs)
    return { url, pinned, deadlineMs: deadlineMs - (performance.now() - startedAt) }
  }
}

/** Opens a request to the checked address, on a new connection: a pooled one could lead to an unchecked address. */
export const requestPinned = ({ url, pinned }: PinnedUrl, options: RequestOptions): ClientRequest => {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return send(url, {
    ...options,
    agent: false,
    lookup: (_host, { all }, callback) => {
      if (all === true) callback(null, [pinned])
      else callback(null, pinned.address, pinned.family)
    },
  })
}

/**
 * Fetches a document, without redirects, cookies or compression.
 * @throws OutsideFetchError for everything but a 200 within the limits
 */
export const createOutsideFetch = (options: OutsideFetchOptions = {}): OutsideFetch => {
  const { deadlineMs = DEADLINE_MS, maxBytes = MAX_BYTES } = options
  const headers = { accept: options.accept ?? FEEDS, 'user-agent': options.userAgent ?? 'Toolfinch (feed reader)' }
  const check = createUrlCheck(options)
  return async (text) => read(await check(text, deadlineMs), { maxBytes, headers })
}

const withDeadline = async <Result>(work: Promise<Result>, deadlineMs: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutsideFetchError('The DNS lookup took too long.')), deadlineMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

type Bounds = { maxBytes: number; headers: Readonly<Record<string, string>> }

const read = (target: PinnedUrl, bounds: Bounds): Promise<OutsideDocument> =>
  new Promise((resolve, reject) => {
    const call = requestPinned(target, { headers: { ...bounds.headers, 'accept-encoding': 'identity' } })
    const fail = (reason: string, cause?: unknown, refused?: RefusedResponse): void => {
      clearTimeout(timer)
      call.destroy()
      reject(new OutsideFetchError(reason, { cause }, refused))
    }
    const timer = setTimeout(() => fail('The server took too long.'), Math.max(1, target.deadlineMs))
    call.on('error', (error) => fail('The server could not be reached.', error))
    call.on('response', (response) => {
      const { statusCode = 0 } = response
      const { location = null, 'retry-after': retryAfter = null } = response.headers
      const refused = { status: statusCode, location, retryAfter }
      if (statusCode >= 300 && statusCode < 400) {
        return fail('The server redirects to another address.', undefined, refused)
      }
      if (statusCode !== 200) return fail(`The server responded with status ${statusCode}.`, undefined, refused)
      if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') {
        return fail('The server sent a compressed response.')
      }
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > bounds.maxBytes) fail('The document is too large.')
        else chunks.push(chunk)
      })
      response.on('error', (error) => fail('The response was incomplete.', error))
      response.on('end', () => {
        clearTimeout(timer)
        resolve({ bytes: Buffer.concat(chunks), contentType: response.headers['content-type'] ?? null })
      })
      return undefined
    })
    call.end()
  })
