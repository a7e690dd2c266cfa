/** What the current code works for: a request or a job. It follows asynchronous calls. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './tracing.ts'

/** Who sent a request. */
export type ClientFacts = { readonly address: string | null; readonly userAgent: string | null }

/** A member was refused something that only others may do. */
type RefusedAccess = { readonly accountId: string; readonly action: string | null }

export type WorkScope = {
  /** The request that was received or, for a job, the one that enqueued it; null without one. */
  readonly requestId: string | null
  readonly jobId?: string
  /** Who sent the request; absent for jobs. */
  readonly client?: () => ClientFacts
  /** What the request was refused, for the security log. */
  readonly refusals?: RefusedAccess[]
  /** Undefined when no traces are made. */
  span?: Span | undefined
}

const storage = new AsyncLocalStorage<WorkScope>()

export const runInScope = <Result>(scope: WorkScope, work: () => Result): Result => storage.run(scope, work)

export const currentScope = (): WorkScope | undefined => storage.getStore()
