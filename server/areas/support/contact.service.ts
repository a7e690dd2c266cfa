/** Contact messages: stored, then emailed to the operator. */
import { CONTACT_SUCCESS, type ContactValues, contactErrors, normalizeContact } from '#core/contact-message.ts'
import { InvalidInputError } from '#core/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import { contactMail } from './contact-mails.ts'

/** The id of the stored message, and the text shown to its sender. */
export type SentMessage = { readonly id: string; readonly message: string }

export type ContactService = ReturnType<typeof createContactService>

const AN_HOUR = { limit: 5, windowSeconds: 3_600 }
const A_DAY = { limit: 20, windowSeconds: 86_400 }

export const createContactService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  outbox: Outbox
  publicUrl: string
  /** Makes fake ids for honeypot submissions. */
  newId: (now: Date) => string
}) => ({
  /**
   * Stores a message and enqueues its email in one transaction. Sends nothing to the unverified visitor. A filled
   * honeypot gets the same response. `address` is only used for limits, not stored.
   * @throws InvalidInputError with all field errors, naming the first field, RateLimitedError past 5 an hour or 20 a
   * day per address
   */
  send: async (given: ContactValues, honeypot: string | null, address: string | null): Promise<SentMessage> => {
    const { database, clock, limiter, outbox, publicUrl, newId } = dependencies
    const errors = Object.entries(contactErrors(given))
    const [first] = errors
    if (first !== undefined) throw new InvalidInputError(errors.map(([, text]) => text).join('. '), first[0])
    limiter.takeAll([
      { key: `contact-hour:${address ?? 'server'}`, limit: AN_HOUR },
      { key: `contact-day:${address ?? 'server'}`, limit: A_DAY },
    ])
    const createdAt = clock.now()
    if (honeypot !== null && honeypot !== '') return { id: newId(createdAt), message: CONTACT_SUCCESS }
    const { name, email, subject, message } = normalizeContact(given)
    const data = { name, email, subject, message, createdAt }
    return database.transaction(async (tx) => {
      const { id } = await tx.contactMessage.create({ data, select: { id: true } })
      await outbox.enqueue(tx, contactMail(publicUrl, data), { userId: null, keepIfDead: true })
      return { id, message: CONTACT_SUCCESS }
    })
  },
})
