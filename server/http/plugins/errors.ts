import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '../../../core/errors.ts'

/** What a caller is told about a failure. `headers` go on the response, `message` is safe to show. */
export interface Problem {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
  /** What travels with the error, in the words of plain responses. */
  readonly details?: Readonly<Record<string, string>>
}

/** Turns an error of one family into its problem, or returns null when it does not know the error. */
export type ErrorClassifier = (error: unknown) => Problem | null

/** A refusal that the HTTP layer itself decides on. The message is shown to the caller. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  /** True when whoever throws it keeps count itself, so that a flood of refusals is no flood of lines. */
  readonly quiet: boolean
  /** A stable code that says more than that of the status. */
  readonly code: string | undefined

  constructor(
    statusCode: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    { quiet = false, code }: { readonly quiet?: boolean; readonly code?: string } = {},
  ) {
    super(message)
    this.quiet = quiet
    this.code = code
    this.name = 'HttpError'
    this.statusCode = statusCode
    this.headers = headers
  }
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  408: 'REQUEST_TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  431: 'HEADERS_TOO_LARGE',
  503: 'SERVICE_UNAVAILABLE',
  507: 'INSUFFICIENT_STORAGE',
}

const HIDDEN = 'Something went wrong on our side.'
const BUSY = 'The service is busy or restarting. Please try again in a moment.'
const DEFAULT_RETRY_SECONDS = '2'

/** The stable code that goes with an HTTP status. */
export function codeForStatus(status: number): string {
  return CODES[status] ?? (status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_ERROR')
}

/**
 * Decides status, code, text and headers for any thrown value. Classifiers come first, in order; then errors that
 * carry an HTTP status (Fastify's and `HttpError`); everything else is 500. The text of a 5xx never comes from the error.
 */
export function describeError(error: unknown, classifiers: readonly ErrorClassifier[] = []): Problem {
  for (const classify of classifiers) {
    const problem = classify(error)
    if (problem) return withRetry(problem)
  }
  const status = statusOf(error)
  const headers = error instanceof HttpError ? error.headers : {}
  const code = (error instanceof HttpError ? error.code : undefined) ?? codeForStatus(status)
  if (status >= 500) {
    return withRetry({ status, code, message: status === 503 ? BUSY : HIDDEN, headers })
  }
  return withRetry({ status, code, message: (error as Error).message, headers })
}

function statusOf(error: unknown): number {
  const status = error instanceof Error ? (error as FastifyError).statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

function withRetry(problem: Problem): Problem {
  if (problem.status !== 503 && problem.status !== 429) return problem
  return { ...problem, headers: { 'retry-after': DEFAULT_RETRY_SECONDS, ...problem.headers } }
}

/** The body of every failed response outside GraphQL. */
export function problemBody(problem: Problem, requestId: string) {
  return {
    success: false,
    error: { message: problem.message, code: problem.code, requestId, ...problem.details },
  } as const
}

/** Whether whoever threw it foresaw it. Its stack says nothing; an internal error was logged where it came from. */
export const isExpected = (error: unknown): error is Error => error instanceof HttpError || error instanceof DomainError

/**
 * Logs a failure once. Refusals (4xx, and expected failures such as overload) are warnings without a stack; what nobody
 * expected is an error, with the original error.
 */
export function logProblem(request: FastifyRequest, problem: Problem, error: unknown): void {
  if (error instanceof HttpError && error.quiet) return
  // Who hangs up in the middle of a body has made no failure of ours; the access log notes it.
  if (request.raw.readableAborted) return
  const line = { status: problem.status, errorCode: problem.code }
  const reason = isExpected(error) ? error.message : problem.message
  if (problem.status >= 500 && !isExpected(error)) request.log.error({ ...line, err: error }, 'request failed')
  else if (problem.status === 500) request.log.error({ ...line, reason }, 'request failed')
  else request.log.warn({ ...line, reason }, 'request refused')
}

/** Sends a problem in the shape of the API routes, or as `body`, in place of a response that the handler had begun. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  body: object = problemBody(problem, request.id),
): FastifyReply {
  return reply
    .code(problem.status)
    .removeHeader('content-length')
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/json; charset=utf-8')
    .send(body)
}

interface ErrorsOptions {
  readonly classifiers?: readonly ErrorClassifier[]
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Decides what a caller is told about a thrown value; for scopes that response in another shape. */
    describeError: (error: unknown) => Problem
  }
}

/** The one error handler and the one not-found handler. */
export const errors = fp<ErrorsOptions>(
  async (fastify, { classifiers = [] }) => {
    fastify.decorate('describeError', (error: unknown) => describeError(error, classifiers))

    fastify.setErrorHandler((error, request, reply) => {
      const problem = describeError(error, classifiers)
      logProblem(request, problem, error)
      return sendProblem(request, reply, problem)
    })

    fastify.setNotFoundHandler((request, reply) =>
      sendProblem(request, reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' }),
    )
  },
  { name: 'errors', fastify: '5.x' },
)
