import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { countEvent } from '../event-counts.ts'
import type { Log } from '../log.ts'
import type { Span, Tracer } from '../tracing.ts'
import { runInScope } from '../work-scope.ts'
import { type JobContext, type JobHandler, type Json, LeaseLostError, PermanentJobError, ShutdownError } from './job.ts'
import type { ClaimedJob, JobTable, Progress } from './job-table.ts'

/** `failed` is followed by another attempt, or by the next period of a recurring job; `lost` has settled nothing. */
type RunEnd = 'done' | 'failed' | 'dead' | 'released' | 'lost'

export type JobRun = {
  readonly job: ClaimedJob
  /** Whether the heartbeat must extend the lease: not while a transaction settles the job. */
  readonly needsLease: () => boolean
  /** Aborts the handler. */
  readonly abort: (reason: Error) => void
  readonly ended: Promise<RunEnd>
}

const PROGRESS_EVERY_MS = 1_000

type Dependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly table: JobTable
  readonly tracer?: Tracer | undefined
}

const startSpan = (tracer: Tracer | undefined, { id, kind, requestId }: ClaimedJob): Span | undefined =>
  tracer?.start(`job ${kind}`, {
    'toolfinch.job_id': id,
    ...(requestId !== null && { 'toolfinch.request_id': requestId }),
  })

const noteEnd = ({ kind }: ClaimedJob, end: RunEnd, span: Span | undefined): RunEnd => {
  countEvent('job', `${kind} ${end}`)
  span?.set({ 'toolfinch.job_end': end })
  span?.end(end === 'failed' || end === 'dead' ? new Error(end) : undefined)
  return end
}

/** Runs and settles a claimed job. `ended` never rejects: an unsettled job is claimed again after its lease. */
export const startJobRun = (dependencies: Dependencies, handler: JobHandler, job: ClaimedJob): JobRun => {
  const { database, clock, log, table } = dependencies
  const controller = new AbortController()
  const { signal } = controller
  const about = { jobId: job.id, kind: job.kind, attempts: job.attempts }
  let progress: Progress | null = null
  let progressSavedAt = Number.NEGATIVE_INFINITY
  let [isSettling, isSettled] = [false, false]

  const context: JobContext = {
    jobId: job.id,
    attempt: job.attempts,
    signal,
    progress: async (done, total, text) => {
      progress = { done, total, text: text ?? null }
      const now = clock.now().getTime()
      if (Math.abs(now - progressSavedAt) < PROGRESS_EVERY_MS) return
      progressSavedAt = now
      if (!(await table.saveProgress(job, progress))) controller.abort(new LeaseLostError())
    },
    commit: async (work) => {
      isSettling = true
      try {
        await database.transaction(async (tx) => {
          const result = (await work(tx)) ?? null
          if (!(await table.complete(tx, job, { handler, result, progress }))) throw new LeaseLostError()
        })
        isSettled = true
      } finally {
        isSettling = isSettled
      }
    },
  }

  /** The handler's result. Rejects early on timeout or a lost lease. */
  const handle = async (): Promise<Json> => {
    // A crashed process cannot settle its attempt, so attempts are also limited here.
    const mostAttempts = handler.retryDelaysMs.length + 1
    if (handler.everyMs === null && job.attempts > mostAttempts)
      throw new PermanentJobError(new Error('The last attempt was interrupted because its process exited.'))
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        // At shutdown the lease stays until the handler has ended, so that nothing runs twice at once. Otherwise a
        // handler that obeys the signal ends first and may still settle.
        if (!(signal.reason instanceof ShutdownError)) setImmediate(() => reject(signal.reason))
      })
    })
    aborted.catch(() => undefined)
    const timer = setTimeout(
      () => controller.abort(new Error(`The attempt did not finish within ${handler.timeoutMs} ms.`)),
      handler.timeoutMs,
    )
    timer.unref()
    try {
      return (await Promise.race([handler.run(job.payload, context), aborted])) ?? null
    } finally {
      clearTimeout(timer)
    }
  }

  const fail = async (error: unknown): Promise<RunEnd> => {
    if (error instanceof PermanentJobError || handler.everyMs !== null) return settleFailure(error, null)
    return settleFailure(error, handler.retryDelaysMs[job.attempts - 1] ?? null)
  }
  const settleFailure = async (error: unknown, delayMs: number | null): Promise<RunEnd> => {
    if (!(await table.fail(job, { handler, error, delayMs, progress }))) return 'lost'
    const isDead = delayMs === null && handler.everyMs === null
    const details = { ...about, dead: isDead, ...(!handler.hasPersonalErrors && { err: error }) }
    if (isDead) log.error(details, 'job failed permanently')
    else log.warn(details, 'job failed')
    return isDead ? 'dead' : 'failed'
  }

  const run = async (): Promise<RunEnd> => {
    try {
      const result = await handle()
      if (isSettled) return 'done'
      isSettling = true
      return (await table.complete(database.prisma, job, { handler, result, progress })) ? 'done' : 'lost'
    } catch (error) {
      isSettling = true
      if (isSettled) return 'done'
      if (error instanceof LeaseLostError || signal.reason instanceof LeaseLostError) return 'lost'
      if (signal.reason instanceof ShutdownError) return (await table.release(job)) ? 'released' : 'lost'
      return fail(error)
    }
  }

  const span = startSpan(dependencies.tracer, job)
  const ended = runInScope({ requestId: job.requestId, jobId: job.id, span }, run)
    .catch((error: unknown): RunEnd => {
      log.warn({ ...about, err: error }, 'could not settle a job')
      return 'lost'
    })
    .then((end) => {
      if (end === 'lost') log.info(about, 'job was removed or taken over while running')
      return noteEnd(job, end, span)
    })
  return { job, needsLease: () => !isSettling, abort: (reason) => controller.abort(reason), ended }
}
