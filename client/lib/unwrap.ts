// @chunk parts
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'

/** What every document of a mutation reads of a failure. */
const Failure_failure = graphql(`
  fragment Failure_failure on Failure {
    code
    message
    field
  }
`)

type Result = { readonly __typename: string }

/** The success of a mutation's result union: its type is named `...Payload`. */
type PayloadOf<R extends Result> = Extract<R, { readonly __typename: `${string}Payload` }>

/** The error code, the message to show, and the invalid input field; null when it is not about one field. */
type FailureFields = { readonly code: string; readonly message: string; readonly field: string | null }

/** An expected failure of a mutation's result union, which is every other type, with the fields of `Failure_failure`. */
type FailureOf<R extends Result> = R extends PayloadOf<R> ? never : Omit<R, ' $fragmentRefs'> & FailureFields

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
 * `const { payload, failure } = unwrap(data?.rateTool)`. The document spreads `Failure_failure`.
 * @throws EmptyResultError without a result; if the server is unreachable, the mutation itself rejects first
 */
export function unwrap<R extends Result>(result: R | null | undefined): Unwrapped<R> {
  if (!result) throw new EmptyResultError()
  if (result.__typename.endsWith('Payload')) return { payload: result as PayloadOf<R>, failure: null }
  return { payload: null, failure: readFragment(Failure_failure, result as never) as unknown as FailureOf<R> }
}
