import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import type { ContactReply } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import {
  type ContactMessageRow,
  type ContactMessagesPage,
  type ContactState,
  MAX_REPLIES,
} from './contact-administration.service.ts'

const STATES = {
  OPEN: { value: 'open', description: 'Not answered yet.' },
  ANSWERED: { value: 'answered', description: 'A reply was sent.' },
  CLOSED: { value: 'closed', description: 'Closed without a further reply.' },
} as const satisfies Readonly<Record<string, { value: ContactState; description: string }>>

const ContactStateEnum = builder.enumType('ContactState', {
  description: 'The state of a contact form message.',
  values: STATES,
})

const ContactReplyType = builder.objectRef<ContactReply>('ContactReply').implement({
  description: 'A reply to a contact form message, sent by email.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the reply.' }),
    text: t.exposeString('text', { description: 'The reply as plain text.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent.' }),
  }),
})

const ContactMessageType = builder.objectRef<ContactMessageRow>('ContactMessage').implement({
  description: 'A contact form message. For administrators.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the message.'),
      name: field.string("The sender's name."),
      email: field.string("The sender's email address, which is not verified."),
      subject: field.string('Its subject.'),
      message: field.string('The message as plain text.'),
      state: field.of(ContactStateEnum, 'The state of the message.'),
      createdAt: field.dateTime('When it arrived.'),
      settledAt: nullable.dateTime('When it was last answered or closed; null while it is open.'),
      replies: field.of([ContactReplyType], `The replies, latest first, at most ${MAX_REPLIES}.`, {
        work: IN_MEMORY,
        listSize: MAX_REPLIES,
      }),
    }),
})

const ContactMessagesPageType = numberedPage<ContactMessagesPage>('contactMessages', ContactMessageType, (t) => ({
  openCount: t.exposeInt('openCount', { description: 'The number of open messages.' }),
}))

builder.queryField('contactMessages', (t) =>
  t.field({
    type: ContactMessagesPageType,
    extensions: { action: 'message:read', work: 5 * STATEMENT },
    description: 'Lists contact form messages, newest first. For administrators.',
    args: {
      state: t.arg({ type: ContactStateEnum, description: 'Return messages with this state; all when omitted.' }),
      ...pageArguments(t.arg, 20),
    },
    resolve: async (_root, { state, page, first }, { viewer, services }) =>
      services.support.contactAdministration.list(await viewer(), { state: state ?? null, page, first }),
  }),
)

const ContactMessagePayload = builder
  .objectRef<{ contactMessage: ContactMessageRow }>('ContactMessagePayload')
  .implement({
    description: 'The message was answered or closed.',
    fields: (t) =>
      withExposed(t, {
        contactMessage: field.of(ContactMessageType, 'The message as it is now.'),
      }),
  })

builder.mutationField('answerContactMessage', (t) =>
  t.field({
    type: ContactMessagePayload,
    extensions: { action: 'message:answer', work: 8 * STATEMENT },
    description:
      'Replies to a message by email. A text identical to the latest reply is not sent again. For administrators.',
    errors: failures([InvalidInputError, NotFoundError], 'The message, or why no reply was sent.'),
    args: mutationInput('answerContactMessage', (input) => ({
      id: input.id({ required: true, description: 'The id of the message.' }),
      text: input.string({ required: true, description: 'The reply, at most 5,000 characters of plain text.' }),
    })),
    resolve: async (_root, { input: { id, text } }, { viewer, services }) => ({
      contactMessage: await services.support.contactAdministration.answer(await viewer(), id, text),
    }),
  }),
)

builder.mutationField('closeContactMessage', (t) =>
  t.field({
    type: ContactMessagePayload,
    extensions: { action: 'message:answer', work: 6 * STATEMENT },
    description: 'Closes a message without a reply. Idempotent. For administrators.',
    errors: failures([NotFoundError], 'The message, or a failure when it does not exist.'),
    args: mutationInput('closeContactMessage', (input) => ({
      id: input.id({ required: true, description: 'The id of the message.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      contactMessage: await services.support.contactAdministration.close(await viewer(), id),
    }),
  }),
)
