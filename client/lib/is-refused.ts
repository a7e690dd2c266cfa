// @chunk parts
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** The codes of refusals, with the status of an answer that has no code; null: it always has one. */
const STATUSES = { UNAUTHENTICATED: 401, FORBIDDEN: 403, SECOND_FACTOR_SETUP_REQUIRED: null } as const

/** Whether the server refused an operation for one of these reasons. */
export function isRefused(error: unknown, reasons: readonly (keyof typeof STATUSES)[]): boolean {
  if (ServerError.is(error)) return reasons.some((reason) => error.statusCode === STATUSES[reason])
  if (!CombinedGraphQLErrors.is(error)) return false
  return error.errors.some(({ extensions }) => reasons.some((reason) => extensions?.['code'] === reason))
}
