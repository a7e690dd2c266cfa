import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { TransactionClient } from '../database/database.ts'
import { countEvent } from '../event-counts.ts'
import { defineJobKind, handleJob, type JobHandler, PermanentJobError } from '../jobs/job.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { currentScope } from '../work-scope.ts'
import { type Mail, type Mailer, MailRefusedError } from './mail.ts'

export const SEND_EMAIL = defineJobKind({
  name: 'send-email',
  payload: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    messageId: z.string(),
    replyTo: z.string().optional(),
    unsubscribeUrl: z.string().optional(),
    isLast: z.boolean().optional(),
    keepIfDead: z.boolean().optional(),
  }),
})

/**
 * `userId`: the recipient's account; null when it is being deleted, and for emails from or to a visitor. `keepIfDead`
 * (visitors only) keeps address and error of an undeliverable email.
 */
type About = { readonly userId: string | null; readonly keepIfDead?: boolean }

/** Enqueues emails in the transaction of the change they report. */
export type Outbox = {
  enqueue(tx: TransactionClient, mail: Mail, about: About): Promise<void>
}

/** Emails are due at once; the host of `publicUrl` is the domain of their Message-IDs. */
export const createOutbox = (options: { queue: JobQueue; publicUrl: string }): Outbox => {
  const { queue, publicUrl } = options
  const domain = new URL(publicUrl).hostname
  return {
    enqueue: async (tx, { to, subject, text, html, replyTo, unsubscribeUrl, isLast }, { userId, keepIfDead }) => {
      const messageId = `<${randomUUID()}@${domain}>`
      const payload = { to, subject, text, html, messageId, replyTo, unsubscribeUrl, isLast, keepIfDead }
      await queue.enqueue(tx, SEND_EMAIL, payload, { key: messageId, userId })
    },
  }
}

const AT_ONCE = 3
/** Longer than every timeout of a mailer. */
const TIMEOUT_MS = 60_000

/**
 * Sends emails at least once, each copy with the same Message-ID. After a permanent rejection, or about 34 hours of
 * failures, an email is dead and listed with its error. Texts contain one-time codes, so they are removed once sent;
 * for a deleted account everything is removed, for a visitor's dead email all but the recipient.
 */
export const sendEmails = (mailer: Mailer): JobHandler =>
  handleJob(SEND_EMAIL, {
    maxRunning: AT_ONCE,
    timeoutMs: TIMEOUT_MS,
    // A mail server's rejection quotes the address.
    hasPersonalErrors: true,
    run: async (mail) => {
      try {
        await mailer.send({ ...mail, requestId: currentScope()?.requestId ?? null })
        countEvent('mail', 'sent')
      } catch (error) {
        countEvent('mail', error instanceof MailRefusedError ? 'refused' : 'failed')
        throw error instanceof MailRefusedError ? new PermanentJobError(error) : error
      }
    },
    retain: (mail, end, userId) => {
      if (userId === null) {
        if (end === 'done' || mail.keepIfDead !== true) return null
        const { to, messageId } = mail
        return { to, messageId, subject: '', text: '', html: '' }
      }
      const { unsubscribeUrl: _, ...rest } = mail
      return end === 'done' ? { ...rest, text: '', html: '' } : mail
    },
  })

/** Deletes a visitor's pending and dead emails, in the transaction that erases the address. */
export const eraseVisitorEmails = async (tx: TransactionClient, email: string): Promise<void> => {
  await tx.$executeRaw`
    DELETE FROM jobs WHERE kind = ${SEND_EMAIL.name} AND user_id IS NULL
      AND (payload->>'keepIfDead' = 'true' OR state = 'dead')
      AND ${email} IN (lower(payload->>'to'), lower(payload->>'replyTo'))`
}

const isoTime = (time: Date | null): string | null => time?.toISOString() ?? null

/** A member's emails without texts, oldest first, for the data export. */
export const exportEmails = async (reader: TransactionClient, userId: string): Promise<readonly object[]> => {
  const jobs = await reader.job.findMany({ where: { userId, kind: SEND_EMAIL.name }, orderBy: { id: 'asc' } })
  return jobs.map(({ id, state, payload, attempts, lastError, createdAt, finishedAt }) => {
    const { to: recipient, subject, messageId } = SEND_EMAIL.payload.parse(payload)
    const sentAt = state === 'done' ? isoTime(finishedAt) : null
    const deadAt = state === 'dead' ? isoTime(finishedAt) : null
    return { id, recipient, subject, messageId, attempts, lastError, createdAt, sentAt, deadAt }
  })
}
