import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'

/**
 * Reads the data of a query from the cache, for the component below that asks the query. Each of the two steps is long
 * on a slow phone, and hydration can let others go first between two components.
 */
export function usePreparedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): void {
  const client = useApolloClient()
  useState(() => client.readQuery({ query, variables }, true))
}
