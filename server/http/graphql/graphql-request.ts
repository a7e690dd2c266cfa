/** Which requests to `/graphql` may share a response, and under which key. */
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, parse, type SelectionSetNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { PUBLIC_MARK } from '../../graphql/public-fields.ts'

/** The GraphQL part of a request, by either method. */
export type GraphqlRequest = {
  readonly query: string
  readonly operationName: string | null
  readonly variables: unknown
}

const MAX_ACCEPT = 200

export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null

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

/** Tells whether everything that an operation selects at its root is marked public. */
export const createPublicDocumentCheck = (
  schema: GraphQLSchema,
): ((document: DocumentNode, operationName: string | null) => boolean) => {
  const fields = schema.getQueryType()?.getFields() ?? {}

  const allPublic = (set: SelectionSetNode, document: DocumentNode, seen: Set<string>): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.FIELD) {
        const { value: name } = selection.name
        return name === '__typename' || fields[name]?.extensions[PUBLIC_MARK] === true
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return allPublic(selection.selectionSet, document, seen)
      const { value: name } = selection.name
      if (seen.has(name)) return true
      seen.add(name)
      const fragment = document.definitions.find(
        (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
      )
      return fragment?.kind === Kind.FRAGMENT_DEFINITION && allPublic(fragment.selectionSet, document, seen)
    })

  return (document, operationName) => {
    const operation = getOperationAST(document, operationName)
    return operation?.operation === 'query' && allPublic(operation.selectionSet, document, new Set())
  }
}

/** The same for the text of a document. The results for the last thousand documents are cached. */
export const createPublicCheck = (
  schema: GraphQLSchema,
  maxTokens: number,
): ((graphqlRequest: GraphqlRequest) => boolean) => {
  const isPublic = createPublicDocumentCheck(schema)
  const verdicts = new LRUCache<string, boolean>({
    max: 1_000,
    maxSize: 4_000_000,
    sizeCalculation: (_, key) => key.length + 1,
  })

  const judge = ({ query, operationName }: GraphqlRequest): boolean => {
    let document: DocumentNode
    try {
      document = parse(query, { maxTokens, noLocation: true })
    } catch {
      return false // Apollo reports the syntax error.
    }
    return isPublic(document, operationName)
  }

  return (graphqlRequest) => {
    const key = `${graphqlRequest.operationName ?? ''}\n${graphqlRequest.query}`
    const known = verdicts.get(key)
    if (known !== undefined) return known
    const verdict = judge(graphqlRequest)
    verdicts.set(key, verdict)
    return verdict
  }
}
