/** Operations that have run without an error, so that later requests for them can skip parsing and validation. */
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { BaseTag } from '../../graphql/base-tag.ts'
import type { CompiledCode, Compiler } from '../../graphql/compiled.ts'
import type { GraphqlRequest } from './graphql-request.ts'

export type CachedOperation = {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly code: CompiledCode
  readonly baseTag: BaseTag
  /** Response headers without the ETag: alternating names and values. */
  readonly headers: readonly string[]
}

type OperationToCache = {
  readonly graphqlRequest: GraphqlRequest
  /** Determines the format and headers of the response. */
  readonly accept: string | undefined
  readonly headers: readonly string[]
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly baseTag: BaseTag
}

export type OperationCache = {
  /**
   * Call only after a public response without errors, when the document has passed every rule. Adds it only if it
   * compiles.
   */
  add(entry: OperationToCache): void
  find(graphqlRequest: GraphqlRequest, accept: string | undefined): CachedOperation | undefined
}

const MAX_DOCUMENTS = 500
const MAX_CHARACTERS = 4_000_000

/** The length keeps different pairs of name and text from having the same key. */
const keyOf = ({ operationName, query }: GraphqlRequest, accept = ''): string =>
  `${accept}\n${operationName?.length ?? -1}\n${operationName ?? ''}${query}`

export const createOperationCache = (compiler: Compiler): OperationCache => {
  const documents = new LRUCache<string, CachedOperation>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  })
  return {
    add: ({ graphqlRequest, accept, headers, document, operation, baseTag }) => {
      const key = keyOf(graphqlRequest, accept)
      if (documents.has(key)) return
      const code = compiler.codeOf(operation)
      if (code !== null) documents.set(key, { document, operation, code, headers, baseTag })
    },
    find: (graphqlRequest, accept) => documents.get(keyOf(graphqlRequest, accept)),
  }
}
