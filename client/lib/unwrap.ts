type Result = { readonly __typename: string }

/** The success of a mutation's result union: its type is named `...Payload`. */
type PayloadOf<R extends Result> = Extract<R, { readonly __typename: `${string}Payload` }>

/** The expected failures of a mutation's result union: every other type. */
type FailureOf<R extends Result> = Exclude<R, PayloadOf<R>>

export type Unwrapped<R extends Result> =
  | { readonly payload: PayloadOf<R>; readonly failure: null }
  | { readonly payload: null; readonly failure: FailureOf<R> }

/** The server sent neither a payload nor a failure. */
export class EmptyResultError extends Error {
  constructor() {
    super('The response is empty')
    this.name = 'EmptyResultError'
  }
}

/**
 * Splits the result union of a mutation into its payload and its expected failure, of which exactly one is not null:
 * `const { payload, failure } = unwrap(data?.rateTool)`.
 * @throws EmptyResultError without a result; if the server is unreachable, the mutation itself rejects first
 */
export function unwrap<R extends Result>(result: R | null | undefined): Unwrapped<R> {
  if (!result) throw new EmptyResultError()
  return result.__typename.endsWith('Payload')
    ? { payload: result as PayloadOf<R>, failure: null }
    : { payload: null, failure: result as FailureOf<R> }
}
