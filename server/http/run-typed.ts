import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { DomainError } from '#core/errors.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { Execute } from '../graphql/execute.ts'

/** Runs one of the server's own documents. Throws DomainError with the code and status of its first error. */
export const runTyped = async <Data, Variables extends Record<string, unknown>>(
  execute: Execute,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: RequestContext,
): Promise<Data> => {
  const { data, errors } = await execute({ document, variables, context })
  const [error] = errors ?? []
  if (error !== undefined) {
    const { code, status, ...rest } = error.extensions as { code: string; status: number }
    throw new DomainError(code, status, error.message, rest)
  }
  return data as Data
}
