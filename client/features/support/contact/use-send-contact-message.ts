import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { ContactMessageInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { FormOutcome } from '#client/lib/use-form.ts'
import type { ContactField } from '#core/contact-message.ts'

const SendContactMessageDocument = graphql(`
  mutation SendContactMessage($input: ContactMessageInput!) {
    sendContactMessage(input: $input) {
      __typename
      ... on SendContactMessagePayload {
        message
      }
      ... on InvalidInputError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

type Outcome = FormOutcome<ContactField, { readonly message: string }>

/** The fallback error message. */
export const CONTACT_FAILURE = 'Failed to send message. Please try again.'

/** Sends a message from the contact form. Rejects when the server is unreachable. */
export function useSendContactMessage() {
  const [mutate] = useMutation(SendContactMessageDocument)
  return async (input: ContactMessageInput): Promise<Outcome> => {
    const { data } = await mutate({ variables: { input } })
    const { payload, failure } = unwrap(data?.sendContactMessage)
    return failure ? { problem: failure.message || CONTACT_FAILURE } : { done: { message: payload.message } }
  }
}
