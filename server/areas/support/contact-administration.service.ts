/** The administrators' inbox of the contact form. */
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { contactReplyMail } from './contact-mails.ts'
import { visitorNote } from './visitor-text.ts'

/** The latest replies loaded with a message. */
export const MAX_REPLIES = 8
/** In characters. */
const MAX_REPLY = 5_000
const NO_MESSAGE = 'Message not found.'

const WITH_REPLIES = {
  replies: { orderBy: [{ sentAt: 'desc' }, { id: 'desc' }], take: MAX_REPLIES },
} satisfies Prisma.ContactMessageInclude

export type ContactMessageRow = Prisma.ContactMessageGetPayload<{ include: typeof WITH_REPLIES }>
export type ContactMessagesPage = {
  readonly nodes: readonly ContactMessageRow[]
  readonly totalCount: number
  readonly openCount: number
}
export type ContactState = ContactMessageRow['state']

export type ContactAdministrationService = ReturnType<typeof createContactAdministrationService>

export const createContactAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
}) => {
  const { database, clock, outbox } = dependencies
  const { prisma } = database

  /** Locks the message, to serialize replies. */
  const lock = async (tx: TransactionClient, id: string): Promise<ContactMessageRow> => {
    if (!isUuid(id)) throw new NotFoundError(NO_MESSAGE)
    await tx.$executeRaw`SELECT id FROM contact_messages WHERE id = ${id}::uuid FOR UPDATE`
    const row = await tx.contactMessage.findUnique({ where: { id }, include: WITH_REPLIES })
    if (row === null) throw new NotFoundError(NO_MESSAGE)
    return row
  }

  const change = async (tx: TransactionClient, { id }: ContactMessageRow, state: ContactState) =>
    tx.contactMessage.update({ where: { id }, data: { state, settledAt: clock.now() }, include: WITH_REPLIES })

  return {
    /** Newest first, in one state or any. Throws ForbiddenError, InvalidInputError. */
    list: async (
      viewer: Viewer | null,
      { state, ...page }: PageNumber & { readonly state: ContactState | null },
    ): Promise<ContactMessagesPage> => {
      authorize(viewer, 'message:read', null)
      const slice = sliceOf(page)
      const where = state === null ? {} : { state }
      const [nodes, totalCount, openCount] = await Promise.all([
        prisma.contactMessage.findMany({
          where,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          ...slice,
          include: WITH_REPLIES,
        }),
        prisma.contactMessage.count({ where }),
        prisma.contactMessage.count({ where: { state: 'open' } }),
      ])
      return { nodes, totalCount, openCount }
    },

    /**
     * Stores a reply and emails it to the visitor. A repeat of the latest reply is not sent again.
     * @throws ForbiddenError, NotFoundError, InvalidInputError without a text or beyond 5,000 characters
     */
    answer: async (viewer: Viewer | null, messageId: string, text: string): Promise<ContactMessageRow> => {
      const { id: actorId } = authorize(viewer, 'message:answer', null)
      const reply = visitorNote(text, 'text', MAX_REPLY)
      if (reply === null) throw new InvalidInputError('A reply is required.', 'text')
      return database.transaction(async (tx) => {
        const before = await lock(tx, messageId)
        const { id, state } = before
        if (before.replies[0]?.text === reply) return before
        await tx.contactReply.create({ data: { messageId: id, text: reply, sentAt: clock.now() } })
        await outbox.enqueue(tx, contactReplyMail(before, reply), { userId: null, keepIfDead: true })
        const after = { state: 'answered', reply: null }
        const entry = { actorId, action: 'message.answer', subjectType: 'message', subjectId: id }
        await recordAudit(tx, clock, [{ ...entry, before: { state }, after }])
        return change(tx, before, 'answered')
      })
    },

    /** Closes a message without a reply; idempotent. Throws ForbiddenError, NotFoundError. */
    close: async (viewer: Viewer | null, messageId: string): Promise<ContactMessageRow> => {
      const { id: actorId } = authorize(viewer, 'message:answer', null)
      return database.transaction(async (tx) => {
        const before = await lock(tx, messageId)
        const { id, state } = before
        if (state === 'closed') return before
        const entry = { actorId, action: 'message.close', subjectType: 'message', subjectId: id }
        await recordAudit(tx, clock, [{ ...entry, before: { state }, after: { state: 'closed' } }])
        return change(tx, before, 'closed')
      })
    },
  }
}
