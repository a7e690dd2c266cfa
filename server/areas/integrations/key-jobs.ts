import { DAY_MS } from '#core/durations.ts'
import { KEY_NOTICE_DAYS } from '#core/integrations/key-rules.ts'
import { ENDED_KEY_DAYS } from '#core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { handleRecurringJob, type JobHandler, maintenanceJob } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { keyExpiresMail } from './key-mails.ts'

const BATCH = 500

export const keyJobs = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
}): readonly JobHandler[] => {
  const { database, clock, outbox, publicUrl } = dependencies

  /** Emails once for each key; one that was created for a few days needs no warning. */
  const warn = async (): Promise<void> => {
    const now = clock.now()
    const soon = new Date(now.getTime() + KEY_NOTICE_DAYS * DAY_MS)
    const due = await database.prisma.$queryRaw<{ id: string }[]>`
      SELECT k.id::text AS id FROM api_keys k JOIN users u ON u.id = k.user_id
      WHERE k.expires_at > ${now}::timestamptz AND k.expires_at <= ${soon}::timestamptz AND k.notice_at IS NULL
        AND k.revoked_at IS NULL AND u.suspended_at IS NULL
        AND k.created_at < k.expires_at - ${KEY_NOTICE_DAYS}::int * interval '1 day'
      ORDER BY k.expires_at LIMIT ${BATCH}::int`
    for (const { id } of due) {
      await database.transaction(async (tx) => {
        const where = { id, noticeAt: null, revokedAt: null }
        const { count } = await tx.apiKey.updateMany({ where, data: { noticeAt: now } })
        if (count === 0) return
        const key = await tx.apiKey.findUniqueOrThrow({ where: { id }, include: { user: { select: { email: true } } } })
        const mail = keyExpiresMail(key.user.email, key, key.expiresAt ?? soon, publicUrl)
        await outbox.enqueue(tx, mail, { userId: key.userId })
      })
    }
  }

  const removeEnded = async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - ENDED_KEY_DAYS * DAY_MS)
    await database.prisma.apiKey.deleteMany({
      where: { OR: [{ revokedAt: { lt: before } }, { expiresAt: { lt: before } }] },
    })
  }

  return [
    handleRecurringJob({ name: 'warn-of-expiring-keys', everyMs: DAY_MS, run: warn }),
    maintenanceJob('remove-ended-keys', removeEnded),
  ]
}
