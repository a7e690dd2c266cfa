import type { ZodType } from 'zod'
import { MINUTE_MS } from '../../../core/durations.ts'
import type { TransactionClient } from '../database/database.ts'

/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** A kind of job: its name in the table and the shape of its input. Enough to enqueue one. */
export type JobKind<Payload extends Json> = {
  /** In kebab case, unique in the product. Renaming one leaves its waiting jobs without a handler. */
  readonly name: string
  readonly payload: ZodType<Payload>
}

/** What a handler gets beside its payload. */
export type JobContext = {
  readonly jobId: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** Aborts when the process shuts down, the time limit has passed or the lease was lost. A long handler must obey it. */
  readonly signal: AbortSignal
  /** Records how far the job is. Writes at most once a second; the last call is written when the job ends. */
  progress(done: number, total: number, text?: string): Promise<void>
  /**
   * Runs `work` in a transaction that also completes the job: both are committed or neither is, so that a crash never
   * repeats these effects. The value that `work` returns is the job's result. Call it once, at the end.
   * @throws LeaseLostError when another run holds the job by now; nothing is committed then.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a result returns nothing
  commit(work: (tx: TransactionClient) => Promise<Json | void>): Promise<void>
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a result returns nothing
type JobOutcome = Promise<Json | void>

/** How a job ended: `done` with success, `dead` after its last attempt. */
export type JobEnd = 'done' | 'dead'

export type JobHandler = {
  readonly kind: string
  readonly run: (payload: unknown, context: JobContext) => JobOutcome
  /** How many run at a time in one process. */
  readonly maxRunning: number
  /** Wait after each failed attempt; the attempt after the last wait is the last one. */
  readonly retryDelaysMs: readonly number[]
  /** A run that takes longer is aborted and counts as failed. */
  readonly timeoutMs: number
  /** The payload that stays in the table after the end, or null to remove the job. */
  readonly retain: (payload: unknown, end: JobEnd, userId: string | null) => Json | null
  /** Whether errors may quote personal data: then they stay in the table and are not logged. */
  readonly hasPersonalErrors: boolean
  /** For a recurring job: the time from the end of one run to the start of the next. */
  readonly everyMs: number | null
}

const RETRY_DELAYS_MS = [1, 5, 30, 120, 480, 1440].map((minutes) => minutes * MINUTE_MS)
const TIMEOUT_MS = 10 * MINUTE_MS

/** Names a kind of job and types its payload. */
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

/** The handler of a kind. A payload that does not fit the kind's shape fails the attempt, as an error of `run` does. */
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
      // A payload that this version cannot read may hold anything.
      return parsed.success ? retain(parsed.data, end, userId) : {}
    },
  }
}

/** How often maintenance jobs run, in milliseconds: every six hours. */
const MAINTENANCE_EVERY_MS = 6 * 60 * MINUTE_MS

/** Work that returns, such as maintenance: first a minute after a start, then a period after each run. */
type RecurringJob = {
  readonly name: string
  readonly everyMs: number
  readonly run: (context: JobContext) => JobOutcome
}

/** The handler of a recurring job. One instance does each run; a failed run is not repeated before its next time. */
export const handleRecurringJob = ({ name, everyMs, run }: RecurringJob): JobHandler => ({
  kind: name,
  maxRunning: 1,
  retryDelaysMs: [],
  timeoutMs: TIMEOUT_MS,
  hasPersonalErrors: false,
  everyMs,
  run: (_payload, context) => run(context),
  retain: () => ({}),
})

/** The handler of a maintenance task, which runs every six hours. */
export const maintenanceJob = (name: string, run: RecurringJob['run']): JobHandler =>
  handleRecurringJob({ name, everyMs: MAINTENANCE_EVERY_MS, run })

/** Thrown by a handler when another attempt is of no use: the job is dead at once. */
export class PermanentJobError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'PermanentJobError'
  }
}

/** Another run holds the job by now, or the job was removed. */
export class LeaseLostError extends Error {
  constructor() {
    super('The job lease was lost.')
    this.name = 'LeaseLostError'
  }
}

/** The process shuts down. */
export class ShutdownError extends Error {
  constructor() {
    super('The process is shutting down.')
    this.name = 'ShutdownError'
  }
}
