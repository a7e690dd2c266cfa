import {
  type DocumentNode,
  type ExecutionResult,
  execute as executeDocument,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql'
import { readPublicly } from '../platform/public-reads.ts'
import { inSpan } from '../platform/tracing.ts'
import { createBaseTags } from './base-tag.ts'
import type { Compiler } from './compiled.ts'
import type { RequestContext } from './context.ts'
import { logFailure, publicFailure, thrownError } from './errors.ts'

type Operation = {
  /** A trusted document validated with the server, never one sent by a client. */
  readonly document: DocumentNode
  readonly variables: Readonly<Record<string, unknown>>
  readonly context: RequestContext
}

/**
 * Runs a trusted operation with the same schema, permissions and error mapping as `/graphql`. Errors have
 * `extensions.code` and `extensions.status`, the equivalent HTTP status.
 */
export type Execute = (operation: Operation) => Promise<ExecutionResult>

/** Executor of the server's own operations, which adds the base tags of documents; a compiler speeds up repeated queries. */
export const createExecute = (schema: GraphQLSchema, compiler?: Compiler): Execute => {
  const baseTagOf = createBaseTags(schema)
  const run = async ({ document, variables, context }: Operation): Promise<ExecutionResult> => {
    const operation = compiler === undefined ? null : getOperationAST(document)
    const run = async () =>
      (operation && (await compiler?.run({ document, operation, variables, context }))) ??
      executeDocument({ schema, document, variableValues: variables, contextValue: context })
    const result = await inSpan('graphql', {}, run)
    if (result.errors === undefined) return result
    return { ...result, errors: result.errors.map((error) => publicError(error, context)) }
  }
  return (operation) => {
    const { cacheTags, accessToken, apiKey } = operation.context
    cacheTags?.add(baseTagOf(operation.document))
    const isForEverybody = cacheTags !== undefined && accessToken === undefined && !apiKey
    return isForEverybody ? readPublicly(() => run(operation)) : run(operation)
  }
}

const publicError = (error: GraphQLError, { log, clientAddress }: RequestContext): GraphQLError => {
  const path = error.path === undefined ? {} : { path: error.path }
  const thrown = thrownError(error)
  if (thrown === undefined) {
    return new GraphQLError(error.message, { ...path, extensions: { code: 'BAD_USER_INPUT', status: 400 } })
  }
  const failure = publicFailure(thrown)
  logFailure(log, thrown, failure, clientAddress)
  const { data, code, status, message } = failure
  return new GraphQLError(message, { ...path, extensions: { ...data, code, status } })
}
