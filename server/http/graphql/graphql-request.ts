/** Reads the GraphQL part of a request, and names the response that equivalent requests may share. */
import { asRecord } from '../input-validation.ts'

/** The GraphQL part of a request, by either method. */
export type GraphqlRequest = {
  readonly query: string
  readonly operationName: string | null
  readonly variables: unknown
}

/** Longest `Accept` that can be part of a key. */
export const MAX_ACCEPT = 200

/** The GraphQL request in a body; null when it is malformed or names its document by hash, which Apollo rejects. */
export const parseGraphqlRequest = (value: unknown): GraphqlRequest | null => {
  const body = asRecord(value)
  if (body === null) return null
  const { query, operationName = null, variables = null, extensions = null } = body
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null
  if (variables !== null && asRecord(variables) === null) return null
  const extra = asRecord(extensions)
  // What a client says of itself there changes no response.
  if (extensions !== null && (extra === null || 'persistedQuery' in extra)) return null
  return { query, operationName, variables }
}

/** The GraphQL request in the parameters of a GET, which hold JSON as text. */
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

/** The same text for equal values, however their keys are ordered. */
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

/** One key for all equivalent requests; null when the `Accept` header is too long to be part of it. */
export const keyOf = (
  { query, operationName, variables }: GraphqlRequest,
  accept: string | undefined,
): string | null => {
  if (accept !== undefined && accept.length > MAX_ACCEPT) return null
  return JSON.stringify([accept ?? '', operationName, canonical(variables ?? {}), query])
}
