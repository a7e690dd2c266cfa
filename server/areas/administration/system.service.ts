/** The state of the installation, and repairs that need no shell. */
import { DAY_MS } from '#core/durations.ts'
import { NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { ENGINE_VERSION } from '#core/recommendations/model/parameters.ts'
import { CLIENT_ERROR_DAYS } from '#core/retention.ts'
import { isUuid } from '#core/uuid.ts'
import type { CacheFigure, CacheFigures } from '../../platform/cache/cache-figures.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  type DeadJob,
  deadJobs,
  type JobKindFigures,
  jobFigures,
  repeatDeadJob,
  startRecurringJob,
} from '../../platform/jobs/job-administration.ts'
import { SEND_EMAIL } from '../../platform/mail/outbox.ts'
import { PRODUCT_VERSION } from '../../platform/product-version.ts'

export type SystemService = ReturnType<typeof createSystemService>

export type SystemFacts = {
  readonly version: string
  readonly nodeVersion: string
  readonly engineVersion: string
  readonly databaseKind: 'pglite' | 'postgresql'
  readonly databaseVersion: string
  readonly databaseBytes: number
  /** Null when the database is on another machine. */
  readonly freeBytes: number | null
  readonly memoryBytes: number
  readonly catalogueRevision: number | null
  readonly startedAt: Date
  readonly caches: readonly CacheFigure[]
}

export type DeadEmail = Omit<DeadJob, 'kind'> & {
  readonly to: string
  /** Null when only the recipient is kept. */
  readonly subject: string | null
  /** Whether its text is still stored. */
  readonly resendable: boolean
}

export type ClientErrorGroup = {
  readonly message: string
  readonly count: number
  /** Affected paths, most frequent first. */
  readonly paths: readonly string[]
  readonly firstAt: Date
  readonly lastAt: Date
  /** From the latest report; null when the browser sent none. */
  readonly stack: string | null
}

/** Dead jobs, dead emails and error groups listed. */
export const MAX_LISTED = 50
/** Paths per error group. */
export const MAX_PATHS = 5
const NO_JOB = 'Failed job not found, or it is already running again.'

export const createSystemService = (dependencies: {
  database: Database
  clock: Clock
  cacheFigures: CacheFigures
  catalogueRevision: () => number | null
  /** Free space on the disk of the embedded database; undefined for a database server. */
  freeBytes?: (() => Promise<number>) | undefined
}) => {
  const { database, clock, cacheFigures, catalogueRevision, freeBytes } = dependencies
  const { prisma } = database
  const startedAt = clock.now()

  const repeat = (viewer: Viewer | null, id: string, isEmail: boolean, notFound: string): Promise<void> => {
    const { id: actorId } = authorize(viewer, 'system:change', null)
    return database.transaction(async (tx) => {
      const kind = isEmail ? SEND_EMAIL.name : { not: SEND_EMAIL.name }
      const job = isUuid(id) ? await tx.job.findFirst({ where: { id, state: 'dead', kind } }) : null
      const hasText = job !== null && (!isEmail || SEND_EMAIL.payload.parse(job.payload).text !== '')
      if (!hasText || !(await repeatDeadJob(tx, { id, now: clock.now() }))) throw new NotFoundError(notFound)
      const change = { action: isEmail ? 'email.resend' : 'job.repeat', subjectType: 'job', subjectId: id }
      await recordAudit(tx, clock, [{ actorId, ...change, after: isEmail ? { to: null } : { kind: job.kind } }])
    })
  }

  return {
    /** Versions, sizes and caches. Throws ForbiddenError. */
    read: async (viewer: Viewer | null): Promise<SystemFacts> => {
      authorize(viewer, 'system:read', null)
      const [row] = await prisma.$queryRaw<{ version: string; bytes: bigint }[]>`
        SELECT current_setting('server_version') AS version, pg_database_size(current_database())::bigint AS bytes`
      return {
        version: PRODUCT_VERSION,
        nodeVersion: process.versions.node,
        engineVersion: ENGINE_VERSION,
        databaseKind: database.kind,
        databaseVersion: row?.version ?? '',
        databaseBytes: Number(row?.bytes ?? 0),
        // A failed disk query must not break the page.
        freeBytes: (await freeBytes?.().catch(() => null)) ?? null,
        memoryBytes: process.memoryUsage.rss(),
        catalogueRevision: catalogueRevision(),
        startedAt,
        caches: cacheFigures.read(),
      }
    },

    /** Throws ForbiddenError. */
    jobKinds: async (viewer: Viewer | null): Promise<JobKindFigures[]> => {
      authorize(viewer, 'system:read', null)
      return jobFigures(prisma, SEND_EMAIL.name)
    },

    /** Failed jobs except emails, latest first. Throws ForbiddenError. */
    deadJobs: async (viewer: Viewer | null): Promise<DeadJob[]> => {
      authorize(viewer, 'system:read', null)
      return deadJobs(prisma, SEND_EMAIL.name, MAX_LISTED)
    },

    /** Latest first. Throws ForbiddenError. */
    deadEmails: async (viewer: Viewer | null): Promise<DeadEmail[]> => {
      authorize(viewer, 'system:read', null)
      const rows = await prisma.job.findMany({
        where: { kind: SEND_EMAIL.name, state: 'dead' },
        orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
        take: MAX_LISTED,
      })
      return rows.map(({ id, payload, attempts, lastError, createdAt, finishedAt }) => {
        const { to, subject, text } = SEND_EMAIL.payload.parse(payload)
        return {
          ...{ id, to, attempts, lastError, createdAt, finishedAt },
          subject: subject === '' ? null : subject,
          resendable: text !== '',
        }
      })
    },

    /** Browser errors of the past 30 days, by message. Throws ForbiddenError. */
    clientErrors: async (viewer: Viewer | null): Promise<ClientErrorGroup[]> => {
      authorize(viewer, 'system:read', null)
      const since = new Date(clock.now().getTime() - CLIENT_ERROR_DAYS * DAY_MS)
      return prisma.$queryRaw<ClientErrorGroup[]>`
        WITH by_path AS (
          SELECT message, path, count(*) AS reports, min(created_at) AS first_at, max(created_at) AS last_at,
            (array_agg(stack ORDER BY created_at DESC))[1] AS stack
          FROM client_error_reports WHERE created_at >= ${since}::timestamptz GROUP BY message, path
        )
        SELECT message, sum(reports)::int AS count, min(first_at) AS "firstAt", max(last_at) AS "lastAt",
          (array_agg(path ORDER BY reports DESC, path))[1:${MAX_PATHS}::int] AS paths,
          (array_agg(stack ORDER BY last_at DESC))[1] AS stack
        FROM by_path GROUP BY message ORDER BY sum(reports) DESC, message LIMIT ${MAX_LISTED}::int`
    },

    /**
     * Resends a dead email to the same address, once even if clicked twice. Throws ForbiddenError, NotFoundError when
     * it is not dead or its text is gone.
     */
    resendEmail: (viewer: Viewer | null, id: string): Promise<void> =>
      repeat(viewer, id, true, "Email not found, or it can't be resent."),

    /** Restarts a dead job with all its attempts. Throws ForbiddenError, NotFoundError. */
    repeatJob: (viewer: Viewer | null, id: string): Promise<void> => repeat(viewer, id, false, NO_JOB),

    /** Runs a recurring job now. Throws ForbiddenError, NotFoundError for an unknown or running kind. */
    startJob: (viewer: Viewer | null, kind: string): Promise<void> => {
      const { id: actorId } = authorize(viewer, 'system:change', null)
      return database.transaction(async (tx) => {
        if (!(await startRecurringJob(tx, { kind, now: clock.now() }))) {
          throw new NotFoundError('Recurring job not found, or it is already running.')
        }
        const change = { action: 'job.start', subjectType: 'job', subjectId: null, after: { kind } }
        await recordAudit(tx, clock, [{ actorId, ...change }])
      })
    },
  }
}
