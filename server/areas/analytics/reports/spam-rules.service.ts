/** Rules against referrer spam: hosts whose visits are not counted as people. */
import { z } from 'zod'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { defineJobKind, handleJob, type JobHandler } from '#server/platform/jobs/job.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { RollUpService } from './roll-up.service.ts'
import { isCurrentReason, isSpamKey } from './spam-marks.ts'

export type SpamRulesService = ReturnType<typeof createSpamRulesService>
export type SpamRule = { readonly id: string; readonly host: string; readonly createdAt: Date }

const APPLY_RULES = defineJobKind<Record<string, never>>({
  name: 'apply-analytics-spam-rules',
  payload: z.record(z.string(), z.never()),
})
const MAX_RULES = 500
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/
const HOST_RULE = '"host" must be a host name such as spam.example.'

/** Accepts a host or URL. */
const parseHost = (text: string): string => {
  const trimmed = text.trim().toLowerCase()
  const host = (trimmed.includes('://') ? (URL.parse(trimmed)?.hostname ?? '') : trimmed).replace(/^www\./, '')
  if (!HOST.test(host)) throw new InvalidInputError(HOST_RULE, 'host')
  return host
}

export const createSpamRulesService = (dependencies: {
  database: Database
  clock: Clock
  queue: JobQueue
  rollUp: RollUpService
}) => {
  const { database, clock, queue, rollUp } = dependencies
  const { prisma } = database

  const recorded = async (tx: TransactionClient, actorId: string, action: 'add' | 'remove', { id, host }: SpamRule) => {
    const change = action === 'add' ? { after: { host } } : { before: { host } }
    const subject = { actorId, action: `spam-rule.${action}`, subjectType: 'spam-rule', subjectId: id }
    await recordAudit(tx, clock, [{ ...subject, ...change }])
    // A running job may have read the rules before this change.
    await queue.enqueue(tx, APPLY_RULES, {}, { key: 'all', ifRunning: 'repeat' })
  }

  /** Days whose totals do not match the current rules. */
  const daysToChange = () =>
    prisma.$queryRaw<{ day: Date }[]>(Prisma.sql`
    SELECT DISTINCT t.starts_at AS day FROM analytics_totals t
    WHERE t.period = 'day' AND (
      (t.dimension = 'source' AND t.bucket = 'person' AND ${isSpamKey(Prisma.sql`t.key`)})
      OR (t.dimension = 'reason' AND t.bucket = 'spam' AND NOT ${isCurrentReason(Prisma.sql`t.key`)}))
    ORDER BY 1`)

  return {
    /** By host. Throws UnauthenticatedError, ForbiddenError. */
    list: async (viewer: Viewer | null): Promise<SpamRule[]> => {
      authorize(viewer, 'analytics:read', null)
      return prisma.analyticsSpamRule.findMany({ orderBy: { host: 'asc' } })
    },

    /**
     * Adds a host and its subdomains; idempotent. A job applies it to past records. Throws ForbiddenError,
     * InvalidInputError for an invalid host or beyond 500 rules.
     */
    add: async (viewer: Viewer | null, text: string): Promise<SpamRule> => {
      const { id: actorId } = authorize(viewer, 'analytics:change', null)
      const host = parseHost(text)
      return database.transaction(async (tx) => {
        if ((await tx.analyticsSpamRule.count({ where: { host: { not: host } } })) >= MAX_RULES) {
          throw new InvalidInputError(`There can be at most ${MAX_RULES} rules.`, 'host')
        }
        const { count } = await tx.analyticsSpamRule.createMany({
          data: { host, createdAt: clock.now() },
          skipDuplicates: true,
        })
        const rule = await tx.analyticsSpamRule.findUniqueOrThrow({ where: { host } })
        if (count > 0) await recorded(tx, actorId, 'add', rule)
        return rule
      })
    },

    /** A job restores what the rule alone excluded. Throws ForbiddenError, NotFoundError. */
    remove: async (viewer: Viewer | null, id: string): Promise<void> => {
      const { id: actorId } = authorize(viewer, 'analytics:change', null)
      await database.transaction(async (tx) => {
        const rule = isUuid(id) ? await tx.analyticsSpamRule.findUnique({ where: { id } }) : null
        if (rule === null) throw new NotFoundError('Rule not found.')
        await tx.analyticsSpamRule.delete({ where: { id } })
        await recorded(tx, actorId, 'remove', rule)
      })
    },

    /** Applies the rules to the past, day by day; resumes after an interruption. */
    job: (): JobHandler =>
      handleJob(APPLY_RULES, {
        run: async (_payload, { signal, progress }) => {
          const days = await daysToChange()
          for (const [index, { day }] of days.entries()) {
            signal.throwIfAborted()
            await rollUp.applySpamRules(day, signal)
            await progress(index + 1, days.length)
          }
        },
      }),
  }
}
