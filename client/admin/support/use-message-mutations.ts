import { useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '../../lib/use-form.ts'
import { toast } from '../../ui/toast.ts'

const AnswerDocument = graphql(`
  mutation AnswerContactMessage($id: ID!, $text: String!) {
    answerContactMessage(input: { id: $id, text: $text }) {
      __typename
      ...Failure_failure
    }
  }
`)

const CloseDocument = graphql(`
  mutation CloseContactMessage($id: ID!) {
    closeContactMessage(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** A settled message leaves the list of open ones, and the count changes. */
const OPTIONS = { context: { asViewer: true }, fetchPolicy: 'no-cache' } as const

/** Sends a reply by email. Rejects when the server is unreachable. */
export function useAnswerMessage() {
  const refetchQueries = ['ContactMessages', 'OpenMessages']
  const [mutate] = useMutation(AnswerDocument, { ...OPTIONS, refetchQueries })
  return async (id: string, text: string): Promise<FormOutcome<'text', true>> => {
    const { data } = await mutate({ variables: { id, text } })
    const { failure } = unwrap(data?.answerContactMessage)
    if (failure !== null) return formFailureOf(failure, ['text'])
    toast('Reply sent')
    return { done: true }
  }
}

/** Closes a message without an answer. Resolves to the problem, or null. */
export function useCloseMessage() {
  const refetchQueries = ['ContactMessages', 'OpenMessages']
  const [mutate] = useMutation(CloseDocument, { ...OPTIONS, refetchQueries })
  return async (id: string): Promise<string | null> => {
    const { data } = await mutate({ variables: { id } })
    const { failure } = unwrap(data?.closeContactMessage)
    if (failure === null) toast('Message closed')
    return failure?.message ?? null
  }
}
