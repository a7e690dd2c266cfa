/** Announces material changes of legal pages to all members by email before they take effect. */
import { authorize, type Viewer } from '#core/policy.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { policyNoticeMail } from './policy-notice-mail.ts'

export type PolicyNoticesService = ReturnType<typeof createPolicyNoticesService>

/** As announced in the front matter of a legal page. */
export type PolicyNotice = {
  readonly slug: string
  readonly title: string
  /** `YYYY-MM-DD`, when the change takes effect. */
  readonly effectiveOn: string
  readonly summary: string
}

export type PolicyNoticeProgress = PolicyNotice & {
  /** Members notified so far. */
  readonly sent: number
  /** Verified members still to be notified. */
  readonly remaining: number
}

/** Emails per transaction. */
const BATCH = 50

const keyOf = ({ slug, effectiveOn }: PolicyNotice): string => `${slug}:${effectiveOn}`

export const createPolicyNoticesService = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
  /** Announcements of the legal pages in this build. */
  announced: () => readonly PolicyNotice[]
}) => {
  const { database, clock, outbox, publicUrl, announced } = dependencies
  const { prisma } = database

  const coming = (): readonly PolicyNotice[] => {
    const today = utcDay(clock.now())
    return announced().filter(({ effectiveOn }) => today < effectiveOn)
  }

  const untold = (key: string) => Prisma.sql`FROM users WHERE email_verified AND NOT EXISTS (
    SELECT FROM policy_notice_deliveries d WHERE d.notice = ${key} AND d.user_id = users.id)`

  /** Enqueues the next emails and returns how many; 0 when done. */
  const sendBatch = (notice: PolicyNotice): Promise<number> =>
    database.transaction(async (tx) => {
      const key = keyOf(notice)
      const members = await tx.$queryRaw<{ id: string; email: string }[]>`
        SELECT id, email ${untold(key)} ORDER BY id LIMIT ${BATCH}::int FOR KEY SHARE`
      const rows = members.map(({ id: userId }) => ({ notice: key, userId }))
      // Of concurrent processes, the one that adds the row sends the email.
      const added = await tx.policyNoticeDelivery.createManyAndReturn({ data: rows, skipDuplicates: true })
      const own = new Set(added.map(({ userId }) => userId))
      for (const { id, email } of members) {
        if (own.has(id)) await outbox.enqueue(tx, policyNoticeMail(email, publicUrl, notice), { userId: id })
      }
      return members.length
    })

  return {
    /**
     * Notifies every verified member once about each upcoming change, including those who verify later. Resumes after a
     * crash.
     */
    announce: async (signal?: AbortSignal): Promise<{ emails: number }> => {
      let emails = 0
      for (const notice of coming()) {
        for (;;) {
          signal?.throwIfAborted()
          const count = await sendBatch(notice)
          emails += count
          if (count === 0) break
        }
      }
      return { emails }
    },

    /** Throws ForbiddenError. */
    progress: async (viewer: Viewer | null): Promise<PolicyNoticeProgress[]> => {
      authorize(viewer, 'system:read', null)
      const notices: PolicyNoticeProgress[] = []
      for (const notice of coming()) {
        const key = keyOf(notice)
        const sent = await prisma.policyNoticeDelivery.count({ where: { notice: key } })
        const [row] = await prisma.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${untold(key)}`
        notices.push({ ...notice, sent, remaining: row?.count ?? 0 })
      }
      return notices
    },
  }
}
