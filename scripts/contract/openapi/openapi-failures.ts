/** The failed responses of all functions. */
import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'

/** The body of failures. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.object({
    message: z.string().describe('A text that says how to correct the request. It may change.'),
    code: z.string().describe('A stable code, such as `BAD_USER_INPUT`. New codes can be added.'),
    requestId: z.string().describe('Name it when you ask for help.'),
    resets_at: z.string().optional().describe('When the quota starts again; only with `QUOTA_EXCEEDED`.'),
  }),
})

/** The body of failures of functions whose `error` is a plain text. */
export const failureTextSchema = z.object({
  success: z.literal(false),
  error: z.string().describe('A text that says how to correct the request. It may change.'),
})

const header = (description: string) => ({ description, schema: { type: 'string' } }) as const

/** On every response: what is left of the budget of the caller's address. */
export const BUDGET_HEADERS = {
  RateLimit: header('What is left of the budget: `"cost";r=REMAINING;t=SECONDS`.'),
  'RateLimit-Policy': header('The whole budget and its window in seconds: `"cost";q=BUDGET;w=SECONDS`.'),
  'X-Request-Id': header('The id of the request, as in the body of a failure.'),
}
const RETRY_AFTER = { 'Retry-After': header('When to try again: seconds, or a date.') }

/** Descriptions by status, with the stable codes. */
const FAILURES = {
  400: 'The input is not valid: `BAD_USER_INPUT`, or `INVALID_CODE` for a code that cannot be used.',
  401: 'There is no session, or it has ended: `UNAUTHENTICATED`. Email and password do not match: `INVALID_CREDENTIALS`.',
  403: 'The caller may not do this: `FORBIDDEN`, `NOT_VERIFIED`, `PASSWORD_REQUIRED` or `ACCOUNT_SUSPENDED`.',
  404: 'What the input names does not exist: `NOT_FOUND`.',
  409: 'It exists already, or somebody else changed it: `ACCOUNT_EXISTS`, `CONFLICT` or `LIMIT_REACHED`.',
  413: 'The body is too large: `PAYLOAD_TOO_LARGE`.',
  415: 'The body must be `application/json`: `UNSUPPORTED_MEDIA_TYPE`.',
  429: 'The budget or a limit is used up: `RATE_LIMITED`, or `QUOTA_EXCEEDED` for the lists of a month.',
  500: 'Something went wrong on our side: `INTERNAL_ERROR`.',
  503: 'The service is busy or restarting: `SERVICE_UNAVAILABLE`.',
} as const

type Status = `${keyof typeof FAILURES}`
const WITH_BODY: readonly string[] = ['413', '415']
const WITH_RETRY: readonly string[] = ['429', '503']

type Failures = { readonly [Key in Status]?: ZodOpenApiResponseObject }

const responsesWith = (schema: z.ZodType, suffix: string): Failures =>
  Object.fromEntries(
    Object.entries(FAILURES).map(([status, description]): [string, ZodOpenApiResponseObject] => [
      status,
      {
        id: `Failure${status}${suffix}`,
        description,
        headers: { ...BUDGET_HEADERS, ...(WITH_RETRY.includes(status) && RETRY_AFTER) },
        content: { 'application/json': { schema } },
      },
    ]),
  )

const AS_OBJECT = responsesWith(failureSchema, '')
const AS_TEXT = responsesWith(failureTextSchema, 'AsText')

/** The failed responses of an operation; only those with a body can be too large or of another type. */
export const failuresOf = ({ asText, hasBody }: { readonly asText: boolean; readonly hasBody: boolean }): Failures =>
  Object.fromEntries(
    Object.entries(asText ? AS_TEXT : AS_OBJECT).filter(([status]) => hasBody || !WITH_BODY.includes(status)),
  )
