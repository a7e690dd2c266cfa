import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { RequestContext } from './context.ts'

type CompiledOperation = {
  readonly document: DocumentNode
  /** The operation to run; the same object for the same text. */
  readonly operation: OperationDefinitionNode | undefined
  readonly variables: Readonly<Record<string, unknown>>
  readonly context: RequestContext
}

export type Compiler = {
  /**
   * Runs a repeated query as compiled code; null when the standard executor has to run it. Results are equal and never
   * contain errors.
   */
  run(operation: CompiledOperation): Promise<ExecutionResult | null>
  /** Null before compilation. If an operation fails with it, rerun it like `run` does. */
  codeOf(operation: OperationDefinitionNode): CompiledCode | null
}

export type CompiledCode = Pick<CompiledQuery, 'query'>

type Known = { readonly code: CompiledQuery | null }

/** Each is a few kilobytes of code plus its document. */
const MAX_COMPILED = 500

/**
 * Compiles queries at their second use, so that one-off documents cost nothing. The standard executor runs mutations,
 * documents with directives or the alias `__proto__`, and uncompilable ones.
 */
export const createCompiler = (schema: GraphQLSchema, max = MAX_COMPILED): Compiler => {
  const known = new LRUCache<OperationDefinitionNode, Known>({ max })
  const met = new WeakSet<OperationDefinitionNode>()

  const find = ({ document, operation }: CompiledOperation): CompiledQuery | null => {
    if (operation?.operation !== OperationTypeNode.QUERY) return null
    const entry = known.get(operation)
    if (entry !== undefined) return entry.code
    if (!met.has(operation)) {
      met.add(operation)
      return null
    }
    const code = compile(schema, document, operation)
    known.set(operation, { code })
    return code
  }

  return {
    codeOf: (operation) => known.get(operation)?.code ?? null,
    run: async (compiledOperation) => {
      const code = find(compiledOperation)
      if (code === null) return null
      const result = await code.query(undefined, compiledOperation.context, compiledOperation.variables)
      // The compiler (0.8.9) reports a wrong path when a null propagates through a list, so a failed query is rerun by
      // the standard executor. Queries have no side effects.
      return result.errors === undefined ? result : null
    },
  }
}

const compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null => {
  if (isBeyondCompiler(document)) return null
  try {
    const compiled = compileQuery(schema, document, operation.name?.value ?? '')
    return isCompiledQuery(compiled) ? compiled : null
  } catch {
    return null
  }
}

/**
 * The compiler (0.8.9) drops a condition when a fragment is spread twice under different ones, and a field that is named
 * `__proto__`, because it sets the prototype of the result.
 */
const isBeyondCompiler = (document: DocumentNode): boolean => {
  let found = false
  const stop = (): typeof BREAK => {
    found = true
    return BREAK
  }
  visit(document, {
    Directive: stop,
    Field: ({ alias }) => (alias?.value === '__proto__' ? stop() : undefined),
  })
  return found
}
