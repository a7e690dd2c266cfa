import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'

/** The query of a list, which shows cached entries until the current ones arrive. */
export function useListQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data, previousData, error, loading, refetch } = useQuery<Data, OperationVariables>(document, {
    variables,
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  return {
    data,
    previousData,
    error,
    loading,
    failed: error !== undefined,
    onRetry: () => void refetch().catch(() => undefined),
  }
}
