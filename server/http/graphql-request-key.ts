/** Which requests to `/graphql` may share an answer, and under which key. */
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, parse, type SelectionSetNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** A question as it came, by either method. */
export type Question = { readonly query: string; readonly operationName: string | null; readonly variables: unknown }

const MAX_ACCEPT = 200

export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null

/** The question in a body; null for what is malformed or names its document by hash, which the API itself answers. */
export const questionOf = (value: unknown): Question | null => {
  const body = asRecord(value)
  if (body === null) return null
  const { query, operationName = null, variables = null, extensions = null } = body
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null
  if (variables !== null && asRecord(variables) === null) return null
  const extra = asRecord(extensions)
  // What a client says of itself there changes no answer.
  if (extensions !== null && (extra === null || 'persistedQuery' in extra)) return null
  return { query, operationName, variables }
}

/** The question in the parameters of a GET, which hold JSON as text. */
export const questionOfParameters = (parameters: unknown): Question | null => {
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
  return questionOf(parsed)
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

/** One key for all spellings of a question; null when the answer's form is not known well enough to share it. */
export const keyOf = ({ query, operationName, variables }: Question, accept: string | undefined): string | null => {
  if (accept !== undefined && accept.length > MAX_ACCEPT) return null
  return JSON.stringify([accept ?? '', operationName, canonical(variables ?? {}), query])
}

/** A root field carries this in its `extensions` when its answer is the same for everyone while the catalogue stands. */
export const PUBLIC_MARK = 'publicCatalogue'

/** Tells whether everything that a document's chosen operation asks for at its root is marked public. */
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

/** The same for the text of a question. The verdicts on the last thousand documents are kept. */
export const createPublicCheck = (schema: GraphQLSchema, maxTokens: number): ((question: Question) => boolean) => {
  const isPublic = createPublicDocumentCheck(schema)
  const verdicts = new LRUCache<string, boolean>({
    max: 1_000,
    maxSize: 4_000_000,
    sizeCalculation: (_, key) => key.length + 1,
  })

  const judge = ({ query, operationName }: Question): boolean => {
    let document: DocumentNode
    try {
      document = parse(query, { maxTokens, noLocation: true })
    } catch {
      return false // The API itself answers what it thinks of the text.
    }
    return isPublic(document, operationName)
  }

  return (question) => {
    const key = `${question.operationName ?? ''}\n${question.query}`
    const known = verdicts.get(key)
    if (known !== undefined) return known
    const verdict = judge(question)
    verdicts.set(key, verdict)
    return verdict
  }
}
