import { useApolloClient } from '@apollo/client/react'
import { EmptyResultError } from '../../lib/unwrap.ts'

/** The result of a mutation. @throws EmptyResultError without one. */
export function requireResult<R>(result: R | null | undefined): R {
  if (!result) throw new EmptyResultError()
  return result
}

/** Mutation options that refetch these queries if they are active. */
export function useMutationOptions(refetched: readonly string[]) {
  const client = useApolloClient()
  const refetchQueries = () =>
    [...client.getObservableQueries('active').values()].flatMap(({ queryName }) =>
      queryName !== undefined && refetched.includes(queryName) ? [queryName] : [],
    )
  return { context: { asViewer: true }, fetchPolicy: 'no-cache' as const, refetchQueries }
}
