/** Messages of the contact form: stored first, then emailed to the people who run the product. */
import { z } from 'zod'
import {
  CONTACT_SUCCESS,
  type ContactErrors,
  type ContactValues,
  contactErrors,
  INVALID_EMAIL,
  normalizeContact,
} from '../../../core/contact-message.ts'
import { InvalidInputError } from '../../../core/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import { contactMail } from './contact-mails.ts'

/** The id of the stored message, and what to show to its sender. */
export type SentMessage = { readonly id: string; readonly message: string }

export type ContactService = ReturnType<typeof createContactService>

const AN_HOUR = { limit: 5, windowSeconds: 3_600 }
const A_DAY = { limit: 20, windowSeconds: 86_400 }

/** Every error of the fields. The address is looked at more closely than in the browser. */
const errorsOf = (given: ContactValues): ContactErrors => {
  const errors = contactErrors(given)
  if (errors.email !== undefined || z.email().safeParse(normalizeContact(given).email).success) return errors
  const { name, ...others } = errors
  return { ...(name === undefined ? {} : { name }), email: INVALID_EMAIL, ...others }
}

export const createContactService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  outbox: Outbox
  publicUrl: string
  /** Makes the id for what only looks as if it had been stored. */
  newId: (now: Date) => string
}) => ({
  /**
   * Stores a message and enqueues its email in one transaction. Nothing is sent to the visitor, whose address nobody has
   * verified. A filled honeypot is answered as if the message had been stored. `address` only counts against the limits
   * and is not stored. Throws InvalidInputError with all texts of the fields that break their rules and the name of the
   * first, RateLimitedError past 5 an hour or 20 a day from an address.
   */
  send: async (given: ContactValues, honeypot: string | null, address: string | null): Promise<SentMessage> => {
    const { database, clock, limiter, outbox, publicUrl, newId } = dependencies
    const errors = Object.entries(errorsOf(given))
    const [first] = errors
    if (first !== undefined) throw new InvalidInputError(errors.map(([, text]) => text).join('. '), first[0])
    limiter.take(`contact-hour:${address ?? 'server'}`, AN_HOUR)
    limiter.take(`contact-day:${address ?? 'server'}`, A_DAY)
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
