/** What the current code works for: a request or a job. It follows asynchronous calls. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './tracing.ts'

export type WorkScope = {
  /** The request that was received or, for a job, the one that enqueued it; null without one. */
  readonly requestId: string | null
  readonly jobId?: string
  /** Undefined when no traces are made. */
  span?: Span | undefined
}

const storage = new AsyncLocalStorage<WorkScope>()

export const runInScope = <Result>(scope: WorkScope, work: () => Result): Result => storage.run(scope, work)

export const currentScope = (): WorkScope | undefined => storage.getStore()
