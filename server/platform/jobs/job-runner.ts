import { setTimeout as delay } from 'node:timers/promises'
import { JOB_DAYS } from '#core/retention.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Tracer } from '../tracing.ts'
import { createClockFollower } from './follow-clock.ts'
import { type JobHandler, LeaseLostError, maintenanceJob, ShutdownError } from './job.ts'
import type { JobQueue } from './job-queue.ts'
import { type JobRun, startJobRun } from './job-run.ts'
import { createJobTable } from './job-table.ts'
import { createLeaseWatch } from './lease-watch.ts'

const RETENTION_MS = JOB_DAYS * 86_400_000
const FIRST_RECURRING_AFTER_MS = 60_000

export type JobRunnerOptions = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly handlers: readonly JobHandler[]
  /** New jobs of this process wake the runner. */
  readonly queue: Pick<JobQueue, 'onEnqueued'>
  /** Undefined: no traces are made. */
  readonly tracer?: Tracer | undefined
  /** How long a job stays claimed after its last heartbeat. Default: 2 minutes. */
  readonly leaseMs?: number
  /** Poll interval. Default: 5 seconds. */
  readonly pollMs?: number
  /** How long jobs may continue at shutdown before they are aborted. Default: 3 seconds. */
  readonly graceMs?: number
}

type JobRunner = {
  /** Starts running jobs. The returned function stops and resolves when running jobs have ended or timed out. */
  start(): () => Promise<void>
  /** Runs everything due once, including newly added jobs. Returns the number of completed jobs. */
  runDue(): Promise<number>
  /** Extends leases of running jobs, and aborts those with a lost lease. Looks at the leases of others. */
  renewLeases(): Promise<void>
}

/** Time for handlers to obey the signal at shutdown. Later ones keep their lease until it expires. */
const OBEY_MS = 1_000

/**
 * Runs jobs at least once, each by one process at a time, with at most `maxRunning` per kind and process. Any number of
 * processes may share the table.
 */
export const createJobRunner = (options: JobRunnerOptions): JobRunner => {
  const { database, clock, log, queue, tracer, leaseMs = 2 * 60_000, pollMs = 5_000, graceMs = 3_000 } = options
  const table = createJobTable({ database, clock, leaseMs })
  const leases = createLeaseWatch({ database, clock })
  const { follow, followIfSetBack } = createClockFollower({ database, clock, log, leaseMs })
  const sweepJobs = maintenanceJob('sweep-jobs', async () => ({
    removed: await table.sweep(new Date(clock.now().getTime() - RETENTION_MS)),
  }))
  const handlers = new Map<string, JobHandler>()
  for (const handler of [...options.handlers, sweepJobs]) {
    if (handlers.has(handler.kind)) throw new Error(`Two handlers are registered for the job kind ${handler.kind}.`)
    handlers.set(handler.kind, handler)
  }
  const recurring = [...handlers.values()].filter(({ everyMs }) => everyMs !== null).map(({ kind }) => kind)

  /** By lease token. */
  const runs = new Map<string, JobRun>()
  /** Kinds whose last claim used the full capacity: more may be due. */
  const saturated = new Set<string>()
  let claiming: Promise<void> | null = null
  let isClaimNeeded = false
  let isStopping = false
  let begun = 0
  let done = 0

  const countRunning = (kind: string): number => [...runs.values()].filter(({ job }) => job.kind === kind).length

  const claimOnce = async (): Promise<void> => {
    const capacities = [...handlers.values()]
      .map(({ kind, maxRunning }) => ({ kind, free: maxRunning - countRunning(kind) }))
      .filter(({ free }) => free > 0)
    if (capacities.length === 0) return
    const jobs = await table.claim(capacities, { holds: [...runs.keys()], abandoned: leases.abandoned() })
    for (const { kind, free } of capacities) {
      if (jobs.filter((job) => job.kind === kind).length === free) saturated.add(kind)
      else saturated.delete(kind)
    }
    for (const job of jobs) {
      const handler = handlers.get(job.kind)
      if (handler === undefined) continue
      begun += 1
      const run = startJobRun({ database, clock, log, table, tracer }, handler, job)
      runs.set(job.leaseToken, run)
      void run.ended.then((end) => {
        if (end === 'done') done += 1
        runs.delete(job.leaseToken)
        if (saturated.has(job.kind)) wake()
      })
    }
  }
  /** Claims due jobs. Concurrent calls share one statement, and one more if they arrive during it. */
  const claimDue = (): Promise<void> => {
    isClaimNeeded = true
    claiming ??= (async () => {
      try {
        while (isClaimNeeded && !isStopping) {
          isClaimNeeded = false
          await claimOnce()
        }
      } finally {
        claiming = null
      }
    })()
    return claiming
  }
  const wake = (): void => {
    claimDue().catch((error: unknown) => log.warn({ err: error }, 'could not claim due jobs'))
  }

  const renewLeases = async (): Promise<void> => {
    await leases.look()
    const held = [...runs.values()].filter((run) => run.needsLease())
    if (held.length === 0) return
    const kept = await table.renew(held.map(({ job }) => job))
    for (const { job, needsLease, abort } of held) {
      if (needsLease() && !kept.has(job.leaseToken)) abort(new LeaseLostError())
    }
  }

  const allEnded = (): Promise<unknown> => Promise.all([...runs.values()].map(({ ended }) => ended))
  const waitForRuns = async (longestMs: number): Promise<void> => {
    const timeout = new AbortController()
    await Promise.race([allEnded(), delay(longestMs, null, { signal: timeout.signal }).catch(() => undefined)])
    timeout.abort()
  }

  return {
    renewLeases,

    runDue: async () => {
      const before = done
      for (;;) {
        const begunBefore = begun
        await claimDue()
        while (runs.size > 0) {
          await allEnded()
          await claiming
        }
        if (begun === begunBefore) return done - before
      }
    },

    start: () => {
      const timers = new Set<NodeJS.Timeout>()
      let isEnsured = false
      const ensure = async (): Promise<void> => {
        if (isEnsured) return
        await follow()
        await table.ensureRecurring(recurring, FIRST_RECURRING_AFTER_MS)
        isEnsured = true
      }
      const poll = (): void => {
        ensure()
          .then(followIfSetBack)
          .then(claimDue)
          .catch((error: unknown) => log.warn({ err: error }, 'could not claim due jobs'))
      }
      const renew = (): void => {
        renewLeases().catch((error: unknown) => log.warn({ err: error }, 'could not extend job leases'))
      }
      const unsubscribe = queue.onEnqueued((dueAt) => {
        const waitMs = Math.max(0, dueAt.getTime() - clock.now().getTime())
        // Later ones are found by polling.
        if (waitMs > pollMs) return
        const timer = setTimeout(() => {
          timers.delete(timer)
          wake()
        }, waitMs)
        timer.unref()
        timers.add(timer)
      })
      const intervals = [setInterval(poll, pollMs), setInterval(renew, leaseMs / 3)]
      for (const interval of intervals) interval.unref()
      poll()
      return async () => {
        isStopping = true
        unsubscribe()
        clearInterval(intervals[0])
        for (const timer of timers) clearTimeout(timer)
        await claiming?.catch(() => undefined)
        await waitForRuns(graceMs)
        for (const run of runs.values()) run.abort(new ShutdownError())
        await waitForRuns(OBEY_MS)
        clearInterval(intervals[1])
      }
    },
  }
}
