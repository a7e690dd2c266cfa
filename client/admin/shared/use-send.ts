import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { unwrap } from '../../lib/unwrap.ts'

/** The result union of a mutation's only field. */
type ResultOf<Data> = Extract<Data[keyof Data], { readonly __typename: string }>

/**
 * Sends a mutation of one field as the viewer. The cache takes the entities of its result; the given queries are
 * refetched if they are active, because an entry may have left a list or changed a count. Resolves to the unwrapped
 * result; rejects when the server is unreachable.
 */
export function useSend(refetched: readonly string[] = [], { awaitRefetchQueries = false } = {}) {
  const client = useApolloClient()
  return async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data } = await client.mutate<Data, OperationVariables>({
      mutation,
      variables,
      context: { asViewer: true },
      refetchQueries: () =>
        [...client.getObservableQueries('active').values()].flatMap(({ queryName }) =>
          queryName !== undefined && refetched.includes(queryName) ? [queryName] : [],
        ),
      awaitRefetchQueries,
    })
    return unwrap(Object.values(data ?? {})[0] as ResultOf<Data> | undefined)
  }
}
