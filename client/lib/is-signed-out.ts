import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** Whether an operation failed because the server does not accept the session any more. */
export function isSignedOut(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  )
}
