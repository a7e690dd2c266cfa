import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'

type FreshQueryOptions<Data> = {
  /** Give the reason beside it; by default, cached data is shown until the current data arrives. */
  readonly fetchPolicy?: WatchQueryFetchPolicy
  readonly skip?: boolean
  /** Polls while the data meets this condition. */
  readonly pollWhile?: (data: Data) => boolean
  readonly pollMs?: number
}

/** A query of the administration. Its data is current whenever its screen opens or its variables change. */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { fetchPolicy = 'cache-and-network', skip = false, pollWhile, pollMs = 2_000 }: FreshQueryOptions<Data> = {},
) {
  const query = useQuery<Data, OperationVariables>(document, {
    variables,
    context: { asViewer: true },
    skip,
    fetchPolicy,
    // A cached result is not fetched again because another query wrote to the cache.
    nextFetchPolicy: fetchPolicy === 'cache-and-network' ? 'cache-first' : fetchPolicy,
  })
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = query
  const isPolled = data !== undefined && pollWhile?.(data as Data) === true
  useEffect(() => {
    if (!isPolled) return
    startPolling(pollMs)
    return stopPolling
  }, [isPolled, pollMs, startPolling, stopPolling])
  return {
    data,
    previousData,
    error,
    loading,
    failed: error !== undefined,
    refetch,
    onRetry: () => void refetch().catch(() => undefined),
  }
}
