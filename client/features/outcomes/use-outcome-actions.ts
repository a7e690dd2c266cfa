import { useApolloClient } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { toast } from '#client/ui/toast.ts'

const WithdrawQuoteDocument = graphql(`
  mutation WithdrawQuote($id: ID!) {
    withdrawQuote(input: { id: $id }) {
      __typename
      ... on WithdrawQuotePayload {
        outcome {
          ...Outcome_outcome
        }
      }
      ...Failure_failure
    }
  }
`)

const DeleteOutcomeDocument = graphql(`
  mutation DeleteOutcome($id: ID!) {
    deleteOutcome(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const PostponeDocument = graphql(`
  mutation PostponeOutcomeQuestion($resultId: ID!) {
    postponeOutcomeQuestion(input: { resultId: $resultId }) {
      __typename
      ...Failure_failure
    }
  }
`)

const EndQuestionsDocument = graphql(`
  mutation EndOutcomeQuestions {
    updateSettings(input: { outcomeQuestions: false }) {
      __typename
      ... on UpdateSettingsPayload {
        settings {
          id
          outcomeQuestions
        }
      }
    }
  }
`)

/** Changes of one press. Each resolves to whether it succeeded; a failure is shown in a toast. */
export function useOutcomeActions() {
  const client = useApolloClient()
  const run = async (change: () => Promise<{ readonly message: string } | null>): Promise<boolean> => {
    try {
      const failure = await change()
      if (failure !== null) toast(failure.message)
      return failure === null
    } catch (error) {
      toast('That could not be saved. Please try again.')
      void reportError(client, error)
      return false
    }
  }
  const context = { asViewer: true }
  return {
    withdrawQuote: (id: string) =>
      run(async () => {
        const { data } = await client.mutate({ mutation: WithdrawQuoteDocument, variables: { id }, context })
        return unwrap(data?.withdrawQuote).failure
      }),
    remove: (id: string) =>
      run(async () => {
        const { data } = await client.mutate({ mutation: DeleteOutcomeDocument, variables: { id }, context })
        return unwrap(data?.deleteOutcome).failure
      }),
    postpone: (resultId: string) =>
      run(async () => {
        const { data } = await client.mutate({ mutation: PostponeDocument, variables: { resultId }, context })
        return unwrap(data?.postponeOutcomeQuestion).failure
      }),
    endQuestions: () =>
      run(async () => {
        await client.mutate({ mutation: EndQuestionsDocument, context })
        return null
      }),
  }
}
