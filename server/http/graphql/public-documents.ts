/** Documents that read only public data, so that their responses can be shared between callers. */
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, parse, type SelectionSetNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { PUBLIC_MARK } from '../../graphql/public-fields.ts'
import type { GraphqlRequest } from './graphql-request.ts'

/** Returns a check of whether all root fields of an operation are marked public. */
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

/** The same check for a document's text. Results for the last thousand documents are cached. */
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
