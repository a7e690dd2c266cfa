import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { type Unwrapped, unwrap } from '../../lib/unwrap.ts'

type Result = { readonly __typename: string }

/**
 * Sends a change of the member's collections. Resolves with its payload or the expected failure, and rejects when the
 * server is unreachable. `resultOf` must be the same function at every rendering.
 */
export function useCollectionChange<Data, Variables extends OperationVariables, R extends Result>(
  mutation: TypedDocumentNode<Data, Variables>,
  resultOf: (data: Data) => R,
): (variables: Variables) => Promise<Unwrapped<R>> {
  const client = useApolloClient()
  return useCallback(
    async (variables) => {
      const options = { mutation, variables, context: { asViewer: true } } as Parameters<
        typeof client.mutate<Data, OperationVariables>
      >[0]
      const { data } = await client.mutate<Data, OperationVariables>(options)
      return unwrap(data ? resultOf(data as Data) : null)
    },
    [client, mutation, resultOf],
  )
}
