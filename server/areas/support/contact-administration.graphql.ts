import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { ContactReply } from '../../../prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import {
  type ContactMessageRow,
  type ContactMessagesPage,
  type ContactState,
  MAX_REPLIES,
} from './contact-administration.service.ts'

const STATES = {
  OPEN: { value: 'open', description: 'Nobody has answered it yet.' },
  ANSWERED: { value: 'answered', description: 'An answer was sent.' },
  CLOSED: { value: 'closed', description: 'It needs no answer, or no further one.' },
} as const satisfies Readonly<Record<string, { value: ContactState; description: string }>>

const ContactStateEnum = builder.enumType('ContactState', {
  description: 'Where a message of the contact form is.',
  values: STATES,
})

const ContactReplyType = builder.objectRef<ContactReply>('ContactReply').implement({
  description: 'An answer to a message of the contact form, sent by email.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the answer.' }),
    text: t.exposeString('text', { description: 'What was answered, as plain text.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent.' }),
  }),
})

const ContactMessageType = builder.objectRef<ContactMessageRow>('ContactMessage').implement({
  description: 'A message of the contact form. For administrators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the message.' }),
    name: t.exposeString('name', { description: "The sender's name." }),
    email: t.exposeString('email', { description: "The sender's address. Nobody has verified it." }),
    subject: t.exposeString('subject', { description: 'What it is about.' }),
    message: t.exposeString('message', { description: 'The message, as plain text.' }),
    state: t.expose('state', { type: ContactStateEnum, description: 'Where the message is.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it arrived.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last answered or closed; null while it is open.',
    }),
    replies: t.field({
      type: [ContactReplyType],
      extensions: { work: IN_MEMORY, listSize: MAX_REPLIES },
      description: `The answers, the latest first, at most ${MAX_REPLIES}.`,
      resolve: ({ replies }) => replies,
    }),
  }),
})

const ContactMessagesPageType = builder.objectRef<ContactMessagesPage>('ContactMessagesPage').implement({
  description: 'One page of messages of the contact form.',
  fields: (t) => ({
    nodes: t.field({
      type: [ContactMessageType],
      extensions: { work: IN_MEMORY },
      description: 'The messages of this page.',
      resolve: ({ nodes }) => [...nodes],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many messages are in this state.' }),
    openCount: t.exposeInt('openCount', { description: 'How many messages are open.' }),
  }),
})

builder.queryField('contactMessages', (t) =>
  t.field({
    type: ContactMessagesPageType,
    extensions: { work: 5 * STATEMENT },
    description: 'Lists messages of the contact form, newest first. For administrators.',
    args: {
      state: t.arg({ type: ContactStateEnum, description: 'Which ones; all when left out.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'The page number, starting at 1.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many messages to return, 1 to 100.' }),
    },
    resolve: async (_root, { state, page, first }, { viewer, services }) =>
      services.contactAdministration.list(await viewer(), { state: state ?? null, page, first }),
  }),
)

const ContactMessagePayload = builder
  .objectRef<{ contactMessage: ContactMessageRow }>('ContactMessagePayload')
  .implement({
    description: 'The message was answered or closed.',
    fields: (t) => ({
      contactMessage: t.expose('contactMessage', {
        type: ContactMessageType,
        description: 'The message as it is now.',
      }),
    }),
  })

builder.mutationField('answerContactMessage', (t) =>
  t.field({
    type: ContactMessagePayload,
    extensions: { work: 8 * STATEMENT },
    description:
      'Answers a message by email. The same text as the latest answer is not sent again. For administrators.',
    errors: {
      types: [InvalidInputError, NotFoundError],
      union: { name: 'AnswerContactMessageResult', description: 'The message, or why no answer was sent.' },
    },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the message.' }),
      text: t.arg.string({ required: true, description: 'The answer, in at most 5,000 characters of plain text.' }),
    },
    resolve: async (_root, { id, text }, { viewer, services }) => ({
      contactMessage: await services.contactAdministration.answer(await viewer(), id, text),
    }),
  }),
)

builder.mutationField('closeContactMessage', (t) =>
  t.field({
    type: ContactMessagePayload,
    extensions: { work: 6 * STATEMENT },
    description: 'Closes a message without an answer. Idempotent. For administrators.',
    errors: {
      types: [NotFoundError],
      union: { name: 'CloseContactMessageResult', description: 'The message, or that there is none.' },
    },
    args: { id: t.arg.id({ required: true, description: 'The id of the message.' }) },
    resolve: async (_root, { id }, { viewer, services }) => ({
      contactMessage: await services.contactAdministration.close(await viewer(), id),
    }),
  }),
)
