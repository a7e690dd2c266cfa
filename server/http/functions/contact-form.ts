import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'

const document = graphql(`
  mutation ContactFormFunction($input: ContactMessageInput!) {
    sendContactMessage(input: $input) {
      __typename
      ... on SendContactMessagePayload {
        message
      }
      ...FunctionFailure_failure
    }
  }
`)

/** Missing and non-text values get the form's errors, like empty fields. */
const text = z.string().catch('')

/** POST contactForm: sends a message. The error text names every invalid field. */
export const contactForm: FunctionDefinition = {
  name: 'contactForm',
  errorAsText: true,
  calls: [
    defineCall({
      method: 'POST',
      action: null,
      summary: 'Sends a message to the people behind the site.',
      access: 'anyone',
      answers: { 200: z.object({ success: z.literal(true), message: z.string() }) },
      input: z.object({
        name: text,
        email: text,
        subject: text,
        message: text,
        website: z.string().default('').catch('').describe('Leave it out: only programs that send spam fill it in.'),
      }),
      document,
      variables: (input) => ({ input }),
      reply: ({ sendContactMessage }) => {
        const { message } = expectSuccess(sendContactMessage, 'SendContactMessagePayload')
        return { body: { success: true, message } }
      },
    }),
  ],
}
