import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { SentMessage } from './contact.service.ts'

const SendContactMessagePayload = builder.objectRef<SentMessage>('SendContactMessagePayload').implement({
  description: 'The message was stored and is forwarded to the team.',
  fields: (t) => ({
    messageId: t.exposeID('id', { description: 'The id to mention in further messages.' }),
    message: t.exposeString('message', { description: 'The confirmation to show to the sender.' }),
  }),
})

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  description: 'A contact form message.',
  fields: (t) => ({
    name: t.string({ required: true, description: "The sender's name, 2 to 100 characters." }),
    email: t.string({ required: true, description: "The sender's email address for the reply." }),
    subject: t.string({ required: true, description: 'The subject, 5 to 200 characters on one line.' }),
    message: t.string({ required: true, description: 'The message, 10 to 5,000 characters of plain text.' }),
    website: t.string({ description: 'A honeypot field, which must be empty.' }),
  }),
})

builder.mutationField('sendContactMessage', (t) =>
  t.field({
    type: SendContactMessagePayload,
    extensions: { work: 3 * STATEMENT },
    description: 'Sends a contact form message. At most 5 per hour and 20 per day from one IP address.',
    errors: failures(
      [InvalidInputError, RateLimitedError],
      'The stored message, or why it was refused; the error message names every invalid field.',
    ),
    args: { input: t.arg({ type: ContactMessageInput, required: true, description: 'The message.' }) },
    resolve: (_root, { input }, { services, clientAddress }) =>
      services.support.contact.send(input, input.website ?? null, clientAddress),
  }),
)
