import { useApolloClient } from '@apollo/client/react'

/** Mutation options that refetch these queries if they are active. */
export function useMutationOptions(refetched: readonly string[]) {
  const client = useApolloClient()
  const refetchQueries = () =>
    [...client.getObservableQueries('active').values()].flatMap(({ queryName }) =>
      queryName !== undefined && refetched.includes(queryName) ? [queryName] : [],
    )
  return { context: { asViewer: true }, fetchPolicy: 'no-cache' as const, refetchQueries }
}
