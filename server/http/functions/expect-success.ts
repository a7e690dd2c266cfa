import { DomainError } from '#core/errors.ts'
import { graphql } from '../gql/gql.ts'
import type { FunctionFailure_failureFragment } from '../gql/graphql.ts'

/** The fields of a failure that `expectSuccess` needs. */
export const FunctionFailure = graphql(`
  fragment FunctionFailure_failure on Failure {
    code
    message
    ... on RateLimitedError {
      retryAfterSeconds
    }
    ... on QuotaExceededError {
      resetsAt
    }
  }
`)

type Result = { readonly __typename: string }

/** HTTP status by error code. */
const STATUS: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  INVALID_CODE: 400,
  SIGN_IN_EXPIRED: 400,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_VERIFIED: 403,
  PASSWORD_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  ACCOUNT_EXISTS: 409,
  ALREADY_LISTED: 409,
  QUOTA_EXCEEDED: 429,
  RATE_LIMITED: 429,
}

/** The payload of a mutation; expected failures are thrown with their HTTP status. */
export const expectSuccess = <Union extends Result, Name extends Union['__typename']>(
  result: Union,
  name: Name,
): Extract<Union, { readonly __typename: Name }> => {
  if (result.__typename === name) return result as Extract<Union, { readonly __typename: Name }>
  // Everything but the payload is a failure, which the document's types do not express.
  const failure = result as unknown as FunctionFailure_failureFragment
  // Additional fields of a failure keep their names.
  const { __typename, code, message, ...data } = { __typename: '', ...failure }
  throw new DomainError(code, STATUS[code] ?? 400, message, data)
}
