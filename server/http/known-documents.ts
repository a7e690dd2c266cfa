/** Documents that the API has answered well before, so that the next question with one of them needs less. */
import type { IncomingMessage } from 'node:http'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { CompiledCode, Compiler } from '../graphql/compiled.ts'
import type { BucketState } from '../platform/token-bucket.ts'
import type { Question } from './graphql-request-key.ts'

export type KnownDocument = {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly code: CompiledCode
  /** What an answer says beside its tag, as names and values in turn. */
  readonly headers: readonly string[]
}

/** What stands of a request that the short way began and the ordinary way shall end. */
export type Unfinished = {
  /** The budget after the price was taken. */
  readonly state: BucketState
  /** Its time is over. */
  readonly late: boolean
}

export type Lesson = {
  readonly question: Question
  /** The answer's form and headers depend on it. */
  readonly accept: string | undefined
  readonly headers: readonly string[]
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
}

export type KnownDocuments = {
  /**
   * To be called after an answer without errors that anybody may have, never before: the document has then passed
   * every rule. Kept once it is compiled.
   */
  learn(lesson: Lesson): void
  find(question: Question, accept: string | undefined): KnownDocument | undefined
  readonly unfinished: WeakMap<IncomingMessage, Unfinished>
}

const MAX_DOCUMENTS = 500
const MAX_CHARACTERS = 4_000_000

/** The length keeps a name and a text from being read as another name and another text. */
const keyOf = ({ operationName, query }: Question, accept = ''): string =>
  `${accept}\n${operationName?.length ?? -1}\n${operationName ?? ''}${query}`

export const createKnownDocuments = (compiler: Compiler): KnownDocuments => {
  const documents = new LRUCache<string, KnownDocument>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  })
  return {
    learn: ({ question, accept, headers, document, operation }) => {
      const key = keyOf(question, accept)
      if (documents.has(key)) return
      const code = compiler.codeOf(operation)
      if (code !== null) documents.set(key, { document, operation, code, headers })
    },
    find: (question, accept) => documents.get(keyOf(question, accept)),
    unfinished: new WeakMap(),
  }
}
