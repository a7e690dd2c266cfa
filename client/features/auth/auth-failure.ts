import { CombinedGraphQLErrors, LinkError } from '@apollo/client/errors'
import { EmptyResultError } from '../../lib/unwrap.ts'

export const UNEXPECTED = 'An unexpected error occurred'

type Texts = {
  /** When the server sent neither a payload nor a failure. */
  readonly empty: string
  /** When the network or the server failed. */
  readonly failed: string
}

/** The problem to show when a form of accounts could not be sent: whose failure it was decides the text. */
export const authFailure =
  ({ empty, failed }: Texts) =>
  (error: unknown): string => {
    if (error instanceof EmptyResultError) return empty
    return LinkError.is(error) || CombinedGraphQLErrors.is(error) ? failed : UNEXPECTED
  }
