/** Parses `Accept-Encoding` for pages, files and API responses. */
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smallest output first, to break ties between equal weights. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']
const MAX_LENGTH = 200
const ALIASES: Readonly<Record<string, string>> = { 'x-gzip': 'gzip' }
/** Below every encoding in the header: an uncompressed response is always acceptable. */
const UNNAMED_IDENTITY = Number.MIN_VALUE

/** From 0 (not acceptable) to 1. An invalid weight counts as 0. */
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
 * The supported encoding that the caller prefers (RFC 9110, 12.5.3). Without a header, or when it is too long or accepts
 * no encoding, the response is not compressed.
 */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined || accepted.length > MAX_LENGTH) return 'identity'
  const known = negotiated.get(accepted)
  if (known !== undefined) return known
  const chosen = negotiate(accepted)
  negotiated.set(accepted, chosen)
  return chosen
}
