import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { SentMessage } from './contact.service.ts'

const SendContactMessagePayload = builder.objectRef<SentMessage>('SendContactMessagePayload').implement({
  description: 'The message is stored and goes to the people who run the product.',
  fields: (t) => ({
    messageId: t.exposeID('id', { description: 'The id to name when writing about it.' }),
    message: t.exposeString('message', { description: 'What to show to the sender.' }),
  }),
})

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  description: 'A message of the contact form.',
  fields: (t) => ({
    name: t.string({ required: true, description: "The sender's name, 2 to 100 characters." }),
    email: t.string({ required: true, description: "The sender's address, to which the answer goes." }),
    subject: t.string({ required: true, description: 'What it is about, 5 to 200 characters in one line.' }),
    message: t.string({ required: true, description: 'The message, 10 to 5,000 characters of plain text.' }),
    website: t.string({ description: 'Leave it empty: it is there for programs that fill every field.' }),
  }),
})

builder.mutationField('sendContactMessage', (t) =>
  t.field({
    type: SendContactMessagePayload,
    extensions: { work: 3 * STATEMENT },
    description: 'Sends a message of the contact form. At most 5 an hour and 20 a day from one address.',
    errors: {
      types: [InvalidInputError, RateLimitedError],
      union: {
        name: 'SendContactMessageResult',
        description: 'The stored message, or why it was refused; the text names every field that breaks its rule.',
      },
    },
    args: { input: t.arg({ type: ContactMessageInput, required: true, description: 'The message.' }) },
    resolve: (_root, { input }, { services, clientAddress }) =>
      services.contact.send(input, input.website ?? null, clientAddress),
  }),
)
