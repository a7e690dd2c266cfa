/** Cached responses: bodies and headers, with everything precomputed that does not depend on the request. */
import { hash } from 'node:crypto'
import { validateHeaderValue } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { CacheTag } from '../../platform/cache/cache-tags.ts'
import type { Encoding } from './accept-encoding.ts'
import { type CdnVary, withCdnHeaders } from './cdn-headers.ts'

/** A response in one encoding. `headers` are alternating names and values, including the ETag and encoding. */
export type Variant = { readonly body: Buffer; readonly etag: string; readonly headers: readonly string[] }

export type CachedResponse = {
  readonly status: number
  /** What the response costs an API caller; 0 for pages. */
  readonly cost: number
  /** The version of `CacheInvalidations` before the response's data was read. */
  readonly cacheVersion: number
  /** The data that the response depends on. */
  readonly tags: readonly CacheTag[]
  /** Alternating lowercase names and values, the same for each encoding. */
  readonly headers: readonly string[]
  /** The request headers that select the response, for a CDN; undefined: it may not keep it. */
  readonly cdnVary?: CdnVary | undefined
  readonly variants: { readonly identity: Variant; br?: Variant; gzip?: Variant }
}

type ResponseToCache = Omit<CachedResponse, 'variants'> & {
  readonly body: string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Compressing smaller bodies saves no packet. */
const MIN_COMPRESSED = 1024
const SUFFIXES: Readonly<Record<Encoding, string>> = { identity: '', br: '-br', gzip: '-gz' }

type Described = Pick<CachedResponse, 'headers' | 'tags' | 'cdnVary'>

const variantOf = ({ headers, tags, cdnVary }: Described, body: Buffer, tag: string, encoding: Encoding): Variant => {
  const etag = `"${tag}${SUFFIXES[encoding]}"`
  const own = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const common = cdnVary === undefined ? headers : withCdnHeaders(headers, tags)
  return { body, etag, headers: [...common, 'vary', cdnVary ?? 'accept-encoding', 'etag', etag, ...own] }
}

const validated = new WeakSet<readonly string[]>()

const validateHeaders = (headers: readonly string[]): void => {
  if (validated.has(headers)) return
  for (let index = 0; index < headers.length; index += 2) {
    validateHeaderValue(headers[index] as string, headers[index + 1] as string)
  }
  validated.add(headers)
}

/** Throws on invalid header values, so that none is stored. Header lists are immutable. */
export const createCachedResponse = ({ body: text, ...rest }: ResponseToCache): CachedResponse => {
  const { headers } = rest
  validateHeaders(headers)
  const body = Buffer.from(text)
  const tag = hash('sha256', body, 'base64url').slice(0, 27)
  return { ...rest, variants: { identity: variantOf(rest, body, tag, 'identity') } }
}

const pack = async (response: CachedResponse, encoding: 'br' | 'gzip'): Promise<Variant> => {
  const { body, etag } = response.variants.identity
  const packed =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await zip(body, { level: 6 })
  const variant = variantOf(response, packed, etag.slice(1, -1), encoding)
  response.variants[encoding] = variant
  return variant
}

/** Compressions in progress. */
const packing = new WeakMap<CachedResponse, Map<Encoding, Promise<Variant>>>()

/**
 * The variant in this encoding, compressed on the first call. Small responses have only one variant. Concurrent callers
 * share one compression.
 */
export const encodeResponse = async (response: CachedResponse, encoding: Encoding): Promise<Variant> => {
  const { identity } = response.variants
  if (encoding === 'identity') return identity
  const known = response.variants[encoding]
  if (known !== undefined) return known
  if (identity.body.length < MIN_COMPRESSED) {
    response.variants[encoding] = identity
    return identity
  }
  const pending = packing.get(response) ?? new Map<Encoding, Promise<Variant>>()
  packing.set(response, pending)
  const begun = pending.get(encoding) ?? pack(response, encoding).finally(() => pending.delete(encoding))
  pending.set(encoding, begun)
  return begun
}

/** Whether the caller already has this variant: `If-None-Match` is a list of ETags, compared weakly. */
export const isKnown = (ifNoneMatch: string | undefined, { etag }: Variant): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

export type ResponseCacheOptions = {
  readonly maxBytes: number
  readonly maxEntries: number
  /** Tells which responses are still valid; without it, all are. */
  readonly invalidations?: Pick<CacheInvalidations, 'isCurrent'>
}

export type ResponseCache = {
  /** The response of a key if it is valid at this version of the invalidations. */
  get(key: string, version: number): CachedResponse | undefined
  /** Stores a response unless its data was invalidated in the meantime. */
  set(key: string, response: CachedResponse): void
  /** Maps an exact request key to the response of a key. */
  alias(exactKey: string, key: string): void
  /** The valid response to a request with this exact request key. */
  getByExactKey(exactKey: string, version: number): CachedResponse | undefined
  readonly size: number
  /** The number of entries and an upper bound on their size in bytes. */
  readonly figures: () => { readonly entries: number; readonly bytes: number }
}

/** `checked` is the last version at which the response was valid, so that its tags are looked up once per version. */
type Entry = { readonly response: CachedResponse; checked: number }

/** Size of a tag: a UUID with a prefix. */
const TAG_BYTES = 72

/**
 * An LRU cache of responses, limited by bytes and entries. A response is served until one of its tags is invalidated.
 */
export const createResponseCache = ({ maxBytes, maxEntries, invalidations }: ResponseCacheOptions): ResponseCache => {
  // Compressed variants are added later and take less than half each, so twice the body is an upper bound for all.
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ response: { variants, tags } }, key) =>
      2 * variants.identity.body.length + 2 * key.length + TAG_BYTES * tags.length + 1024,
  })
  const exactKeys = new LRUCache<string, string>({
    max: maxEntries,
    maxSize: Math.ceil(maxBytes / 8),
    sizeCalculation: (key, exactKey) => 2 * (key.length + exactKey.length) + 128,
  })
  const isCurrent = ({ tags, cacheVersion }: CachedResponse) => invalidations?.isCurrent(tags, cacheVersion) ?? true

  const get = (key: string, version: number): CachedResponse | undefined => {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    if (entry.checked !== version) {
      if (!isCurrent(entry.response)) {
        entries.delete(key)
        return undefined
      }
      entry.checked = version
    }
    return entry.response
  }

  return {
    get,
    set: (key, response) => {
      if (isCurrent(response)) entries.set(key, { response, checked: response.cacheVersion })
    },
    alias: (exactKey, key) => {
      if (entries.has(key)) exactKeys.set(exactKey, key)
    },
    getByExactKey: (exactKey, version) => {
      const key = exactKeys.get(exactKey)
      return key === undefined ? undefined : get(key, version)
    },
    figures: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    get size() {
      return entries.size
    },
  }
}
