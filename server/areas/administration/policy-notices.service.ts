/** A change of a legal page that matters is announced to every member by email before it takes effect. */
import { authorize, type Viewer } from '../../../core/policy.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { policyNoticeMail } from './policy-notice-mail.ts'

export type PolicyNoticesService = ReturnType<typeof createPolicyNoticesService>

/** A change that a legal page announces in its front matter. */
export type PolicyNotice = {
  readonly slug: string
  readonly title: string
  /** `YYYY-MM-DD`: the day from which the change applies. */
  readonly effectiveOn: string
  readonly summary: string
}

export type PolicyNoticeProgress = PolicyNotice & {
  /** Members whose email was written. */
  readonly sent: number
  /** Members with a verified address who are still to get it. */
  readonly remaining: number
}

/** Emails that are written in one transaction. */
const BATCH = 50

const keyOf = ({ slug, effectiveOn }: PolicyNotice): string => `${slug}:${effectiveOn}`

export const createPolicyNoticesService = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
  /** What the legal pages of this build announce. */
  announced: () => readonly PolicyNotice[]
}) => {
  const { database, clock, outbox, publicUrl, announced } = dependencies
  const { prisma } = database

  const coming = (): readonly PolicyNotice[] => {
    const today = clock.now().toISOString().slice(0, 10)
    return announced().filter(({ effectiveOn }) => today < effectiveOn)
  }

  const untold = (key: string) => Prisma.sql`FROM users WHERE email_verified AND NOT EXISTS (
    SELECT FROM policy_notice_deliveries d WHERE d.notice = ${key} AND d.user_id = users.id)`

  /** Writes the next emails. Returns how many; 0 when everybody has theirs. */
  const sendBatch = (notice: PolicyNotice): Promise<number> =>
    database.transaction(async (tx) => {
      const key = keyOf(notice)
      const members = await tx.$queryRaw<{ id: string; email: string }[]>`
        SELECT id, email ${untold(key)} ORDER BY id LIMIT ${BATCH}::int FOR KEY SHARE`
      const rows = members.map(({ id: userId }) => ({ notice: key, userId, enqueuedAt: clock.now() }))
      // Another process may be at the same members: each email is written by the one that adds the row.
      const added = await tx.policyNoticeDelivery.createManyAndReturn({ data: rows, skipDuplicates: true })
      const own = new Set(added.map(({ userId }) => userId))
      for (const { id, email } of members) {
        if (own.has(id)) await outbox.enqueue(tx, policyNoticeMail(email, publicUrl, notice), { userId: id })
      }
      return members.length
    })

  return {
    /**
     * Writes the email about each coming change to every member with a verified address who has not got it, also to those
     * who verify theirs later. After a kill the next run goes on where this one was.
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

    /** How far the announcements of coming changes are. @throws ForbiddenError for anyone but an administrator. */
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
