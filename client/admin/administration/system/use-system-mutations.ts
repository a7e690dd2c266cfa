import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'

const ResendDocument = graphql(`
  mutation ResendEmail($id: ID!) {
    resendEmail(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RepeatDocument = graphql(`
  mutation RepeatJob($id: ID!) {
    repeatJob(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const StartDocument = graphql(`
  mutation StartJob($kind: String!) {
    startJob(input: { kind: $kind }) {
      __typename
      ...Failure_failure
    }
  }
`)

const OPTIONS = { context: { asViewer: true }, fetchPolicy: 'no-cache' as const, refetchQueries: ['System'] }

/** Each resolves to the server's result and rejects when the server is unreachable. */
export function useSystemMutations() {
  const [resend] = useMutation(ResendDocument, OPTIONS)
  const [repeat] = useMutation(RepeatDocument, OPTIONS)
  const [start] = useMutation(StartDocument, OPTIONS)
  return {
    resendEmail: async (id: string) => unwrap((await resend({ variables: { id } })).data?.resendEmail),
    repeatJob: async (id: string) => unwrap((await repeat({ variables: { id } })).data?.repeatJob),
    startJob: async (kind: string) => unwrap((await start({ variables: { kind } })).data?.startJob),
  }
}
