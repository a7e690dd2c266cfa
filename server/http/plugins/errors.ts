import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '#core/errors.ts'

/** The public description of a failure. `headers` are set on the response; `message` is safe to show. */
export interface Problem {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
  /** Extra fields of the error in responses outside GraphQL. */
  readonly details?: Readonly<Record<string, string>>
}

/** Converts errors of one kind; returns null for all others. */
export type ErrorClassifier = (error: unknown) => Problem | null

/** An error that the HTTP layer itself throws. The message of a 4xx is shown to the caller. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  /** Not logged, so that a flood of rejected requests does not flood the log. */
  readonly quiet: boolean
  /** A stable code that is more specific than the status. */
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

/** The stable code of an HTTP status. */
export function codeForStatus(status: number): string {
  return CODES[status] ?? (status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_ERROR')
}

/**
 * Determines the status, code, message and headers for any thrown value. Classifiers come first, in order; then errors
 * with an HTTP status (Fastify's and `HttpError`); everything else is 500. A 5xx without a classifier never shows the
 * error's own message.
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

/** Whether the error was thrown on purpose. Its stack is not useful; internal errors are logged where they occur. */
export const isExpected = (error: unknown): error is Error => error instanceof HttpError || error instanceof DomainError

/**
 * Logs a failure once. Rejections (4xx, and expected failures such as overload) are warnings without a stack; unexpected
 * errors are logged with the original error.
 */
export function logProblem(request: FastifyRequest, problem: Problem, error: unknown): void {
  if (error instanceof HttpError && error.quiet) return
  // A client that disconnects while sending its body is not a failure; the access log records it.
  if (request.raw.readableAborted) return
  const line = { status: problem.status, errorCode: problem.code }
  const reason = isExpected(error) ? error.message : problem.message
  if (problem.status >= 500 && !isExpected(error)) request.log.error({ ...line, err: error }, 'request failed')
  else if (problem.status === 500) request.log.error({ ...line, reason }, 'request failed')
  else request.log.warn({ ...line, reason }, 'request rejected')
}

/** Sends a problem in the format of the API routes, or as `body`, replacing a response that the handler had started. */
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
    /** Describes a thrown value; for scopes that respond in another format. */
    describeError: (error: unknown) => Problem
  }
}

/** The global error handler and not-found handler. */
export const errors = fp<ErrorsOptions>(
  async (fastify, { classifiers = [] }) => {
    fastify.decorate('describeError', (error: unknown) => describeError(error, classifiers))

    fastify.setErrorHandler((error, request, reply) => {
      const problem = describeError(error, classifiers)
      logProblem(request, problem, error)
      return sendProblem(request, reply, problem)
    })

    fastify.setNotFoundHandler((request, reply) =>
      sendProblem(request, reply, { status: 404, code: 'NOT_FOUND', message: 'Nothing was found at this address.' }),
    )
  },
  { name: 'errors', fastify: '5.x' },
)
