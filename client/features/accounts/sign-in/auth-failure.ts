import { CombinedGraphQLErrors, LinkError } from '@apollo/client/errors'
import { EmptyResultError } from '#client/lib/unwrap.ts'

export const UNEXPECTED = 'An unexpected error occurred'

type Texts = {
  /** When the server sent neither a payload nor a failure. */
  readonly empty: string
  /** When the network or the server failed. */
  readonly failed: string
}

/**
 * The message to show when an account form could not be submitted: an empty response and a failed request have
 * different texts.
 */
export const authFailure =
  ({ empty, failed }: Texts) =>
  (error: unknown): string => {
    if (error instanceof EmptyResultError) return empty
    return LinkError.is(error) || CombinedGraphQLErrors.is(error) ? failed : UNEXPECTED
  }
