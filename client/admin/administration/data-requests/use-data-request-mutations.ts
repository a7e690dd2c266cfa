import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { DataRequestInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'

const RecordDocument = graphql(`
  mutation RecordDataRequest($input: DataRequestInput!) {
    recordDataRequest(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

const SettleDocument = graphql(`
  mutation SettleDataRequest($id: ID!) {
    settleDataRequest(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** A message can also be recorded as a request where no request list is shown. */
const OPTIONS = { context: { asViewer: true }, fetchPolicy: 'no-cache', refetchQueries: 'active' } as const

export const DATA_REQUEST_FIELDS = ['law', 'kind', 'email', 'note', 'receivedOn'] as const
type Name = (typeof DATA_REQUEST_FIELDS)[number]

/** Records a personal data request. Rejects when the server is unreachable. */
export function useRecordDataRequest() {
  const [mutate] = useMutation(RecordDocument, OPTIONS)
  return async (input: DataRequestInput): Promise<FormOutcome<Name, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(data?.recordDataRequest)
    if (failure !== null) return formFailureOf(failure, DATA_REQUEST_FIELDS)
    toast('Request recorded')
    return { done: true }
  }
}

/** Marks a request as answered. Resolves to the server's result. */
export function useSettleDataRequest() {
  const [mutate] = useMutation(SettleDocument, OPTIONS)
  return async (id: string) => {
    const { data } = await mutate({ variables: { id } })
    return unwrap(data?.settleDataRequest)
  }
}
