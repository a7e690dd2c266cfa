import { DomainError } from '../../../core/errors.ts'
import { graphql } from '../gql/gql.ts'
import type { FunctionFailure_failureFragment } from '../gql/graphql.ts'

/** What `expectSuccess` needs of a failure: every document with a result union selects it. */
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

/** The status of each expected failure in a plain response. */
const STATUS: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  INVALID_CODE: 400,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_VERIFIED: 403,
  PASSWORD_REQUIRED: 403,
  NOT_FOUND: 404,
  ACCOUNT_EXISTS: 409,
  ALREADY_LISTED: 409,
  QUOTA_EXCEEDED: 429,
  RATE_LIMITED: 429,
}

/** The payload of a mutation's result; an expected failure is thrown with the status it has outside GraphQL. */
export const expectSuccess = <Union extends Result, Name extends Union['__typename']>(
  result: Union,
  name: Name,
): Extract<Union, { readonly __typename: Name }> => {
  if (result.__typename === name) return result as Extract<Union, { readonly __typename: Name }>
  // Whatever is not the payload is a failure, which the document's types do not say.
  const failure = result as unknown as FunctionFailure_failureFragment
  // What a kind of failure has beside these travels on under its own name.
  const { __typename, code, message, ...data } = { __typename: '', ...failure }
  throw new DomainError(code, STATUS[code] ?? 400, message, data)
}
