/** Answers kept as the bytes that go out, with everything precomputed that does not depend on the request. */
import { hash } from 'node:crypto'
import { validateHeaderValue } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './accept-encoding.ts'

/** One spelling of an answer. `headers` are names and values in turn, its tag and encoding among them. */
export type Variant = { readonly body: Buffer; readonly etag: string; readonly headers: readonly string[] }

export type FinishedAnswer = {
  readonly status: number
  /** What the answer costs a caller of the API; 0 for pages. */
  readonly cost: number
  /** What stands while the catalogue does. */
  readonly stamp: string
  /** Lower-case names and values in turn, the same for each spelling. */
  readonly headers: readonly string[]
  readonly variants: { readonly identity: Variant; br?: Variant; gzip?: Variant }
}

export type AnswerToFinish = Pick<FinishedAnswer, 'status' | 'cost' | 'stamp' | 'headers'> & { readonly body: string }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below it compression saves no packet. */
const MIN_COMPRESSED = 1024
const SUFFIXES: Readonly<Record<Encoding, string>> = { identity: '', br: '-br', gzip: '-gz' }

const variantOf = (headers: readonly string[], body: Buffer, tag: string, encoding: Encoding): Variant => {
  const etag = `"${tag}${SUFFIXES[encoding]}"`
  const own = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, etag, headers: [...headers, 'vary', 'accept-encoding', 'etag', etag, ...own] }
}

const validated = new WeakSet<readonly string[]>()

const validateHeaders = (headers: readonly string[]): void => {
  if (validated.has(headers)) return
  for (let index = 0; index < headers.length; index += 2) {
    validateHeaderValue(headers[index] as string, headers[index + 1] as string)
  }
  validated.add(headers)
}

/** Throws for a header value that HTTP does not allow, so that none is ever stored. Lists of headers never change. */
export const finishAnswer = ({ status, cost, stamp, headers, body: text }: AnswerToFinish): FinishedAnswer => {
  validateHeaders(headers)
  const body = Buffer.from(text)
  const tag = hash('sha256', body, 'base64url').slice(0, 27)
  return { status, cost, stamp, headers, variants: { identity: variantOf(headers, body, tag, 'identity') } }
}

const pack = async (answer: FinishedAnswer, encoding: 'br' | 'gzip'): Promise<Variant> => {
  const { body, etag } = answer.variants.identity
  const packed =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await zip(body, { level: 6 })
  const variant = variantOf(answer.headers, packed, etag.slice(1, -1), encoding)
  answer.variants[encoding] = variant
  return variant
}

/** Spellings that are being made. */
const packing = new WeakMap<FinishedAnswer, Map<Encoding, Promise<Variant>>>()

/**
 * The wanted spelling, made at the first call. Small answers have one spelling only. Whoever asks while it is made waits
 * for that one: compressions at once take turns, piece by piece, so that of many even the first would end last.
 */
export const encodeAnswer = async (answer: FinishedAnswer, encoding: Encoding): Promise<Variant> => {
  const { identity } = answer.variants
  if (encoding === 'identity') return identity
  const known = answer.variants[encoding]
  if (known !== undefined) return known
  if (identity.body.length < MIN_COMPRESSED) {
    answer.variants[encoding] = identity
    return identity
  }
  const underWay = packing.get(answer) ?? new Map<Encoding, Promise<Variant>>()
  packing.set(answer, underWay)
  const begun = underWay.get(encoding) ?? pack(answer, encoding).finally(() => underWay.delete(encoding))
  underWay.set(encoding, begun)
  return begun
}

/** Whether the caller has these bytes already: `If-None-Match` compares weakly, over a list of tags. */
export const isKnown = (ifNoneMatch: string | undefined, { etag }: Variant): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

export type AnswerStoreOptions = { readonly maxBytes: number; readonly maxEntries: number }

export type AnswerStore = {
  get(key: string, stamp: string): FinishedAnswer | undefined
  set(key: string, answer: FinishedAnswer): void
  /** Lets a spelling of a request lead to the answer of a key. */
  alias(spelling: string, key: string): void
  /** The answer to a request that is spelled exactly like one before. */
  getExact(spelling: string, stamp: string): FinishedAnswer | undefined
  readonly size: number
}

/**
 * Keeps answers within a bound on bytes and on entries; what is used least goes first. Nothing of an older stamp is
 * given out, and the first question under a new one empties the store.
 */
export const createAnswerStore = ({ maxBytes, maxEntries }: AnswerStoreOptions): AnswerStore => {
  // The compressed spellings come later and are smaller than half, so twice the text stands for all of them.
  const answers = new LRUCache<string, FinishedAnswer>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => 2 * answer.variants.identity.body.length + 2 * key.length + 1024,
  })
  const spellings = new LRUCache<string, string>({
    max: maxEntries,
    maxSize: Math.ceil(maxBytes / 8),
    sizeCalculation: (key, spelling) => 2 * (key.length + spelling.length) + 128,
  })
  let current = ''

  const renew = (stamp: string): void => {
    if (stamp === current) return
    answers.clear()
    spellings.clear()
    current = stamp
  }

  return {
    get: (key, stamp) => {
      renew(stamp)
      return answers.get(key)
    },
    set: (key, answer) => {
      if (answer.stamp === current) answers.set(key, answer)
    },
    alias: (spelling, key) => {
      if (answers.has(key)) spellings.set(spelling, key)
    },
    getExact: (spelling, stamp) => {
      renew(stamp)
      const key = spellings.get(spelling)
      return key === undefined ? undefined : answers.get(key)
    },
    get size() {
      return answers.size
    },
  }
}
