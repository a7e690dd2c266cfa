import type { ApolloCache, ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { reportError } from '../../lib/report-error.ts'
import { type Unwrapped, unwrap } from '../../lib/unwrap.ts'
import type { FormOutcome } from '../../lib/use-form.ts'

type Result = { readonly __typename: string }

/** The server refused a change; the message says why. */
class RefusedChangeError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RefusedChangeError'
  }
}

/** Throws the server's failure. */
export const refuse = (failure: { readonly message: string } | null): void => {
  if (failure) throw new RefusedChangeError(failure.message)
}

/** The message for a failed change: the server's reason, or else `otherwise`, in which case the error is reported. */
export function failureText(client: ApolloClient, error: unknown, otherwise: string): string {
  if (error instanceof RefusedChangeError) return error.message
  void reportError(client, error)
  return otherwise
}

/** The result of a change for a form: a failure becomes the form's error. Rejects when the server is unreachable. */
export async function changeOutcome(change: Promise<void>): Promise<FormOutcome<never, true>> {
  try {
    await change
    return { done: true }
  } catch (error) {
    if (error instanceof RefusedChangeError) return { problem: error.message }
    throw error
  }
}

/** Refetches the collections on the screen, because another tab or device has changed them. */
async function refetchCollections(client: ApolloClient): Promise<void> {
  await client
    .refetchQueries({
      updateCache: (cache) =>
        cache.modify({
          fields: {
            collection: (_, { INVALIDATE }) => INVALIDATE,
            collections: (_, { INVALIDATE }) => INVALIDATE,
          },
        }),
    })
    // The screen stays as it is, with the message of the failure.
    .catch(() => undefined)
}

type CacheChange<Data> = {
  /** The result to assume until the server responds, which changes the screen at once. */
  readonly expected?: Data
  /** What the result does not contain. Not called after a failure, which also takes back what was expected. */
  readonly update?: (cache: ApolloCache) => void
}

/**
 * Sends a change of the member's collections. Resolves with its payload or the expected failure, and rejects when the
 * server is unreachable. `resultOf` must be the same function at every rendering.
 */
export function useCollectionChange<Data, Variables extends OperationVariables, R extends Result>(
  mutation: TypedDocumentNode<Data, Variables>,
  resultOf: (data: Data) => R,
): (variables: Variables, change?: CacheChange<Data>) => Promise<Unwrapped<R>> {
  const client = useApolloClient()
  return useCallback(
    async (variables, { expected, update } = {}) => {
      const options = {
        mutation,
        variables,
        context: { asViewer: true },
        optimisticResponse: expected,
        update: (cache: ApolloCache, { data }: { data?: Data | null }) => {
          if (data && unwrap(resultOf(data)).payload) update?.(cache)
        },
      } as Parameters<typeof client.mutate<Data, OperationVariables>>[0]
      const { data } = await client.mutate<Data, OperationVariables>(options)
      const result = unwrap(data ? resultOf(data as Data) : null)
      if (result.failure?.__typename === 'NotFoundError') void refetchCollections(client)
      return result
    },
    [client, mutation, resultOf],
  )
}
