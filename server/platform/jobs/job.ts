import type { ZodType } from 'zod'
import { MINUTE_MS } from '#core/durations.ts'
import type { TransactionClient } from '../database/database.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** A kind of job: its name in the table and its input schema. Enough to enqueue one. */
export type JobKind<Payload extends Json> = {
  /** Kebab case, unique. Renaming it leaves pending jobs without a handler. */
  readonly name: string
  readonly payload: ZodType<Payload>
}

/** What a handler gets besides its payload. */
export type JobContext = {
  readonly jobId: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** Aborts on shutdown, timeout or a lost lease. A long handler must obey it. */
  readonly signal: AbortSignal
  /** Records progress. Writes at most once a second; the last call is written when the job ends. */
  progress(done: number, total: number, text?: string): Promise<void>
  /**
   * Runs `work` in a transaction that also completes the job, so that a crash never repeats its effects. Its return
   * value is the job's result. Call it once, at the end. Throws LeaseLostError when another run holds the job; nothing
   * is committed then.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a result returns nothing
  commit(work: (tx: TransactionClient) => Promise<Json | void>): Promise<void>
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a result returns nothing
type JobOutcome = Promise<Json | void>

/** `done`: success; `dead`: failed after its last attempt. */
export type JobEnd = 'done' | 'dead'

export type JobHandler = {
  readonly kind: string
  readonly run: (payload: unknown, context: JobContext) => JobOutcome
  /** Concurrent runs per process. */
  readonly maxRunning: number
  /** Delay after each failed attempt; the attempt after the last delay is final. */
  readonly retryDelaysMs: readonly number[]
  /** Longer runs are aborted and count as failed. */
  readonly timeoutMs: number
  /** The payload stored after the end, or null to remove the job. */
  readonly retain: (payload: unknown, end: JobEnd, userId: string | null) => Json | null
  /** Whether errors may contain personal data: they are then stored but not logged. */
  readonly hasPersonalErrors: boolean
  /** For a recurring job: the time from the end of one run to the start of the next. */
  readonly everyMs: number | null
  readonly idle?: IdlePeriod | undefined
}

/** A longer time from a run to the next one, as long as a recurring job has nothing to do. */
export type IdlePeriod = {
  readonly everyMs: number
  /** Whether there is nothing to do. What changes this calls `hastenRecurring` in the same transaction. */
  readonly isIdle: (reader: TransactionClient) => Promise<boolean>
}

const RETRY_DELAYS_MS = [1, 5, 30, 120, 480, 1440].map((minutes) => minutes * MINUTE_MS)
const TIMEOUT_MS = 10 * MINUTE_MS

/** Infers the payload type. */
export const defineJobKind = <Payload extends Json>(kind: JobKind<Payload>): JobKind<Payload> => kind

export type HandlerOptions<Payload> = {
  readonly run: (payload: Payload, context: JobContext) => JobOutcome
  /** Default: 1. */
  readonly maxRunning?: number
  /** Default: 1, 5 and 30 minutes, 2, 8 and 24 hours. */
  readonly retryDelaysMs?: readonly number[]
  /** Default: 10 minutes. */
  readonly timeoutMs?: number
  /** Default: the whole payload stays. */
  readonly retain?: (payload: Payload, end: JobEnd, userId: string | null) => Json | null
  readonly hasPersonalErrors?: boolean
}

/** Registers a handler. A payload that does not match the schema fails the attempt, like an error of `run`. */
export const handleJob = <Payload extends Json>(
  { name, payload: shape }: JobKind<Payload>,
  options: HandlerOptions<Payload>,
): JobHandler => {
  const { run, retain = (payload) => payload, maxRunning = 1, timeoutMs = TIMEOUT_MS } = options
  const { retryDelaysMs = RETRY_DELAYS_MS, hasPersonalErrors = false } = options
  return {
    kind: name,
    maxRunning,
    retryDelaysMs,
    timeoutMs,
    hasPersonalErrors,
    everyMs: null,
    run: async (payload, context) => run(shape.parse(payload), context),
    retain: (payload, end, userId) => {
      const parsed = shape.safeParse(payload)
      // An unreadable payload may contain anything.
      return parsed.success ? retain(parsed.data, end, userId) : {}
    },
  }
}

/** Six hours. */
const MAINTENANCE_EVERY_MS = 6 * 60 * MINUTE_MS

/** Recurring work: first a minute after the start, then a period after each run. */
type RecurringJob = {
  readonly name: string
  readonly everyMs: number
  /** Default: none. */
  readonly idle?: IdlePeriod
  readonly run: (context: JobContext) => JobOutcome
  /** Default: 10 minutes. */
  readonly timeoutMs?: number
}

/** Each run is done by one instance; a failed run waits for its next time. */
export const handleRecurringJob = ({ name, everyMs, idle, run, timeoutMs = TIMEOUT_MS }: RecurringJob): JobHandler => ({
  kind: name,
  maxRunning: 1,
  retryDelaysMs: [],
  timeoutMs,
  hasPersonalErrors: false,
  everyMs,
  idle,
  run: (_payload, context) => run(context),
  retain: () => ({}),
})

/** Runs every six hours. */
export const maintenanceJob = (name: string, run: RecurringJob['run']): JobHandler =>
  handleRecurringJob({ name, everyMs: MAINTENANCE_EVERY_MS, run })

/** Thrown by a handler when retrying is pointless: the job is dead at once. */
export class PermanentJobError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'PermanentJobError'
  }
}

/** Another run holds the job, or it was removed. */
export class LeaseLostError extends Error {
  constructor() {
    super('The job lease was lost.')
    this.name = 'LeaseLostError'
  }
}

export class ShutdownError extends Error {
  constructor() {
    super('The process is shutting down.')
    this.name = 'ShutdownError'
  }
}
