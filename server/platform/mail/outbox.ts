import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database, TransactionClient } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type Mail, type Mailer, MailRefusedError } from './mail.ts'

/** Puts letters where they are sent from, in the transaction of what they tell about. */
export type Outbox = { enqueue(tx: TransactionClient, mail: Mail, about: { userId: string | null }): Promise<void> }

/** An outbox whose letters are due at once; the host of `publicUrl` names who made their identifiers. */
export const createOutbox = (options: { clock: Clock; publicUrl: string }): Outbox => {
  const { clock, publicUrl } = options
  const domain = new URL(publicUrl).hostname
  return {
    enqueue: async (tx, { to, subject, text, html }, { userId }) => {
      const now = clock.now()
      const messageId = `<${randomUUID()}@${domain}>`
      await tx.outboxMail.create({
        data: { userId, recipient: to, subject, text, html, messageId, nextAttemptAt: now, createdAt: now },
      })
    },
  }
}

const MINUTE_MS = 60_000
/** How long to wait after each failure; after the last one the letter is given up. */
const DELAYS_MS = [1, 5, 30, 120, 480, 1440].map((minutes) => minutes * MINUTE_MS)
/** Longer than any try takes: a letter whose worker has died is taken up again then. */
const LEASE_MS = 2 * MINUTE_MS
const BATCH = 20

type ClaimedMail = { readonly id: string; readonly userId: string | null; readonly attempts: number }

export type MailWorker = {
  /** Tries every letter that is due, once; gives back how many were sent. */
  deliverDue(): Promise<number>
  /** Looks again and again. Returns what ends it, after the letter in hand. */
  start(intervalMs: number): () => Promise<void>
}

/**
 * Sends what the outbox holds: at least once, and by one instance at a time. A letter that is refused for good, or has failed for about 34 hours, is
 * dead: it stays in the table with its error, unless its receiver has no account any more. Texts are removed once they are sent, because they hold one-time codes.
 */
export const createMailWorker = (dependencies: {
  database: Database
  clock: Clock
  mailer: Mailer
  log: Log
  /** Writes the emails that were requested into the outbox, before each run. */
  compose?: () => Promise<unknown>
}): MailWorker => {
  const { database, clock, mailer, log, compose } = dependencies
  const { outboxMail: table } = database.prisma

  const deliver = async (id: string, seen: Date): Promise<boolean> => {
    const claimed = await table.updateManyAndReturn({
      where: { id, nextAttemptAt: seen, sentAt: null, deadAt: null },
      data: { nextAttemptAt: new Date(clock.now().getTime() + LEASE_MS), attempts: { increment: 1 } },
    })
    const [mail] = claimed
    if (mail === undefined) return false
    try {
      await mailer.send({ ...mail, to: mail.recipient })
    } catch (error) {
      await fail(mail, error)
      return false
    }
    await settle(mail, { sentAt: clock.now(), text: '', html: '', lastError: null })
    return true
  }

  /** Notes how it ended with a letter. Its member may have left meanwhile, and the letter with them. */
  const settle = async ({ id, userId }: ClaimedMail, end: object): Promise<void> => {
    // Nothing is kept of somebody who has left.
    if (userId === null) await table.deleteMany({ where: { id } })
    else await table.updateMany({ where: { id }, data: end })
  }

  const fail = async (mail: ClaimedMail, error: unknown): Promise<void> => {
    const { id, attempts } = mail
    const now = clock.now()
    const delay = error instanceof MailRefusedError ? undefined : DELAYS_MS[attempts - 1]
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    if (delay === undefined) await settle(mail, { deadAt: now, lastError })
    else {
      const nextAttemptAt = new Date(now.getTime() + delay)
      await table.updateMany({ where: { id }, data: { nextAttemptAt, lastError } })
    }
    log.warn({ mailId: id, attempts, dead: delay === undefined }, 'a mail was not delivered')
  }

  const deliverDue = async (): Promise<number> => {
    const due = await table.findMany({
      where: { nextAttemptAt: { lte: clock.now() }, sentAt: null, deadAt: null },
      orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
      take: BATCH,
      select: { id: true, nextAttemptAt: true },
    })
    let sent = 0
    for (const { id, nextAttemptAt } of due) if (await deliver(id, nextAttemptAt)) sent += 1
    return sent
  }

  return {
    deliverDue,
    start: (intervalMs) => {
      let running: Promise<unknown> | null = null
      const timer = setInterval(() => {
        running ??= Promise.resolve(compose?.())
          .catch((error: unknown) => log.warn({ err: error }, 'requested emails could not be written'))
          .then(deliverDue)
          .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
          .finally(() => {
            running = null
          })
      }, intervalMs)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await running
        mailer.close()
      }
    },
  }
}
