/** Emails left by the version before the jobs table. Remove together with the table `outbox_mails`. */
import type { Clock } from '../clock.ts'
import { handleRecurringJob, type JobHandler } from '../jobs/job.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { SEND_EMAIL } from './outbox.ts'

const EVERY_MS = 60_000
const BATCH = 50

type EarlierMail = {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  readonly userId: string | null
}

/**
 * Moves unsent emails of `outbox_mails` to the jobs, with their Message-IDs. Due ones only: an instance of the earlier
 * version that is sending an email has set its next attempt in two minutes, and sends nothing once its row is gone.
 */
export const moveEarlierEmails = ({ clock, queue }: { clock: Clock; queue: JobQueue }): JobHandler =>
  handleRecurringJob({
    name: 'move-earlier-emails',
    everyMs: EVERY_MS,
    run: ({ commit }) =>
      commit(async (tx) => {
        const mails = await tx.$queryRaw<EarlierMail[]>`
          WITH due AS MATERIALIZED (
            SELECT id FROM outbox_mails
            WHERE sent_at IS NULL AND dead_at IS NULL AND next_attempt_at <= ${clock.now()}::timestamptz
            ORDER BY next_attempt_at, id LIMIT ${BATCH}::int FOR UPDATE SKIP LOCKED
          )
          DELETE FROM outbox_mails USING due WHERE outbox_mails.id = due.id
          RETURNING recipient, subject, text, html, message_id AS "messageId", user_id AS "userId"`
        for (const { recipient: to, subject, text, html, messageId, userId } of mails) {
          await queue.enqueue(tx, SEND_EMAIL, { to, subject, text, html, messageId }, { key: messageId, userId })
        }
        return { moved: mails.length }
      }),
  })
