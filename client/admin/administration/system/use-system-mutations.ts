import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { EmptyResultError } from '#client/lib/unwrap.ts'

const ResendDocument = graphql(`
  mutation ResendEmailMutation($id: ID!) {
    resendEmail(input: { id: $id }) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

const RepeatDocument = graphql(`
  mutation RepeatJobMutation($id: ID!) {
    repeatJob(input: { id: $id }) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

const StartDocument = graphql(`
  mutation StartJobMutation($kind: String!) {
    startJob(input: { kind: $kind }) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

const OPTIONS = { context: { asViewer: true }, fetchPolicy: 'no-cache' as const, refetchQueries: ['SystemQuery'] }

const present = <Result>(result: Result | null | undefined): Result => {
  if (!result) throw new EmptyResultError()
  return result
}

/** Each resolves to the server's result and rejects when the server is unreachable. */
export function useSystemMutations() {
  const [resend] = useMutation(ResendDocument, OPTIONS)
  const [repeat] = useMutation(RepeatDocument, OPTIONS)
  const [start] = useMutation(StartDocument, OPTIONS)
  return {
    resendEmail: async (id: string) => present((await resend({ variables: { id } })).data?.resendEmail),
    repeatJob: async (id: string) => present((await repeat({ variables: { id } })).data?.repeatJob),
    startJob: async (kind: string) => present((await start({ variables: { kind } })).data?.startJob),
  }
}
