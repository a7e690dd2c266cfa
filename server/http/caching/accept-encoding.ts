/** Reads `Accept-Encoding` the same way for pages, files and API responses. */
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first: it decides between encodings that a caller likes equally. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']
const MAX_LENGTH = 200
const ALIASES: Readonly<Record<string, string>> = { 'x-gzip': 'gzip' }
/** Below every encoding that the header names: an uncompressed response is always acceptable. */
const UNNAMED_IDENTITY = Number.MIN_VALUE

/** From 0, never, to 1. A weight that cannot be read is none to rely on. */
const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
  return /^[01](\.\d*)?$/.test(weight) ? Math.min(1, Number(weight)) : 0
}

const negotiate = (accepted: string): Encoding => {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    weights.set(ALIASES[name] ?? name, weightOf(parameters))
  }
  const weigh = (encoding: Encoding): number =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? UNNAMED_IDENTITY : 0)
  const possible = ENCODINGS.filter((encoding) => weigh(encoding) > 0)
  const most = Math.max(...possible.map(weigh))
  return possible.find((encoding) => weigh(encoding) === most) ?? 'identity'
}

const negotiated = new LRUCache<string, Encoding>({ max: 200 })

/**
 * The encoding that a caller likes best of those that responses are sent in (RFC 9110, 12.5.3). Whoever says nothing, too
 * much, or that nothing at all will do, gets the response as it is.
 */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined || accepted.length > MAX_LENGTH) return 'identity'
  const known = negotiated.get(accepted)
  if (known !== undefined) return known
  const chosen = negotiate(accepted)
  negotiated.set(accepted, chosen)
  return chosen
}
