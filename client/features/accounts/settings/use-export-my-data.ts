import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { download } from '#client/lib/download.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { FormOutcome } from '#client/lib/use-form.ts'
import { passwordFailureOf } from '../password/password-failure.ts'

const ExportMyDataDocument = graphql(`
  mutation ExportMyData($password: String!) {
    exportMyData(input: { password: $password }) {
      __typename
      ... on ExportMyDataPayload {
        json
      }
      ... on InvalidCredentialsError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

/** Downloads a copy of the member's data as a file. Rejects when the server is unreachable. */
export function useExportMyData() {
  const [mutate, { reset }] = useMutation(ExportMyDataDocument, {
    context: { asViewer: true },
    // Never cached: the response is all the member's data.
    fetchPolicy: 'no-cache',
  })
  return async (password: string): Promise<FormOutcome<'password', true>> => {
    const { data } = await mutate({ variables: { password } })
    // Only the file is needed: the hook must not keep the data.
    reset()
    const { payload, failure } = unwrap(data?.exportMyData)
    if (failure) return passwordFailureOf(failure)
    download('toolfinch-my-data.json', 'application/json', payload.json)
    return { done: true }
  }
}
