// @chunk parts
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useLayoutEffect, useState } from 'react'

type AddressQueryOptions<Variables> = { readonly variables: NoInfer<Variables>; readonly skip?: boolean }

/**
 * A query whose variables follow the address of the page. A change of address is rendered as a transition, which React
 * may start several times, and Apollo's hook sends requests during rendering: with a failing server, each start would
 * send the request again. So the hook gets the variables of the last committed render. Until the next commit, there is
 * no data for the new variables, only `previousData`.
 */
export function useAddressQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, skip = false }: AddressQueryOptions<Variables>,
) {
  const [finished, setFinished] = useState({ variables, skip })
  const isFinished = JSON.stringify(finished) === JSON.stringify({ variables, skip })
  useLayoutEffect(() => {
    if (!isFinished) setFinished({ variables, skip })
  })
  const options: useQuery.Options<Data, Variables> = finished
  const { data, previousData, error, loading, refetch } = useQuery(query, options)
  const complete = data as Data | undefined
  return isFinished
    ? { data: complete, previousData: previousData as Data | undefined, error, loading, refetch }
    : {
        data: undefined,
        previousData: complete ?? (previousData as Data | undefined),
        error: undefined,
        loading: !skip,
        refetch,
      }
}
