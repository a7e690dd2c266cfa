// @chunk quiz
import { ServerError, ServerParseError } from '@apollo/client/errors'

/** Whether a response to GraphQL is the product's: all of these are JSON, those of proxies and sign-in pages are not. */
export const isOwnResponse = ({ headers }: Response): boolean => /json/.test(headers.get('content-type') ?? '')

/** Whether an operation failed for lack of a connection: no response in time, or one that is not the product's. */
export function isUnreachable(error: unknown): boolean {
  if (ServerError.is(error) || ServerParseError.is(error)) return !isOwnResponse(error.response)
  // What fetch rejects with, and after a time limit.
  return /^(Type|Timeout)Error$/.test((error as Error).name)
}
