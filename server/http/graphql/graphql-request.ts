/** Parses GraphQL requests and computes the cache key that equivalent requests share. */
import { asRecord } from '../input-validation.ts'

/** The GraphQL part of a GET or POST request. */
export type GraphqlRequest = {
  readonly query: string
  readonly operationName: string | null
  readonly variables: unknown
}

/** Maximum length of an `Accept` header in a cache key. */
export const MAX_ACCEPT = 200

/** The GraphQL request in a body; null when it is malformed or a persisted query, which Apollo rejects. */
export const parseGraphqlRequest = (value: unknown): GraphqlRequest | null => {
  const body = asRecord(value)
  if (body === null) return null
  const { query, operationName = null, variables = null, extensions = null } = body
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null
  if (variables !== null && asRecord(variables) === null) return null
  const extra = asRecord(extensions)
  // Other extensions do not affect the response.
  if (extensions !== null && (extra === null || 'persistedQuery' in extra)) return null
  return { query, operationName, variables }
}

/** The GraphQL request in the query parameters of a GET, where variables and extensions are JSON text. */
export const parseGraphqlParameters = (parameters: unknown): GraphqlRequest | null => {
  const given = asRecord(parameters)
  if (given === null) return null
  const parsed: Record<string, unknown> = { ...given }
  for (const name of ['variables', 'extensions']) {
    const text = given[name]
    if (text === undefined) continue
    if (typeof text !== 'string') return null
    try {
      parsed[name] = JSON.parse(text) as unknown
    } catch {
      return null
    }
    if (asRecord(parsed[name]) === null) return null
  }
  return parseGraphqlRequest(parsed)
}

/** Sorts keys at every level, so that equal values serialize to the same text. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  const record = asRecord(value)
  if (record === null) return value
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, canonical(record[key])]),
  )
}

/** The cache key shared by all equivalent requests; null when the `Accept` header is too long. */
export const keyOf = (
  { query, operationName, variables }: GraphqlRequest,
  accept: string | undefined,
): string | null => {
  if (accept !== undefined && accept.length > MAX_ACCEPT) return null
  return JSON.stringify([accept ?? '', operationName, canonical(variables ?? {}), query])
}

/** Equal for requests with the same bytes and `Accept`. */
export const exactKeyOf = ({ accept, body }: { readonly accept: string; readonly body: Buffer }): string =>
  `${accept}\n${body.toString('latin1')}`
