/** Spans: how long parts of a request or a job take. Without a tracer there are none, and work runs as it is. */
import { currentScope, runInScope } from './work-scope.ts'

export type SpanAttributes = Readonly<Record<string, string | number>>

export type Span = {
  /** A span of a part of this work. */
  child(name: string, attributes?: SpanAttributes): Span
  set(attributes: SpanAttributes): void
  rename(name: string): void
  /** Only the kind of an error is kept: its message may contain personal data. */
  end(error?: unknown): void
}

export type Tracer = {
  /** The first span of a request or a job. `parent`: of a caller that may choose it, in the format of W3C Trace Context. */
  start(name: string, attributes: SpanAttributes, parent?: string): Span
}

/** Runs a part of the current work in a span of its own, if that work has one. */
export const inSpan = <Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> => {
  const scope = currentScope()
  if (scope?.span === undefined) return work()
  const span = scope.span.child(name, attributes)
  return runInScope({ ...scope, span }, work).then(
    (result) => {
      span.end()
      return result
    },
    (error: unknown) => {
      span.end(error)
      throw error
    },
  )
}
