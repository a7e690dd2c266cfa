/** Failures of `/mcp` outside the protocol's own answers, in its format: JSON-RPC error objects. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../plugins/errors.ts'
import { sendProblem } from '../plugins/errors.ts'
import { idOf, METHOD_NOT_FOUND } from './messages.ts'

/** Largest body of a request. */
export const MAX_BODY_BYTES = 64 * 1024

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const NO_SUCH_METHOD = -32_601
const INTERNAL_ERROR = -32_603
/** For refusals of the server that JSON-RPC does not know. */
const SERVER_ERROR = -32_000

/** Fastify's code for a body that is not JSON. */
const BROKEN_JSON = 'FST_ERR_CTP_INVALID_JSON_BODY'

const isBrokenJson = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === BROKEN_JSON || error instanceof SyntaxError

/** Our words for what the framework refuses. */
const messageOf = ({ status, message }: Problem, error: unknown): string => {
  if (isBrokenJson(error)) return 'The body is not valid JSON.'
  if (status === 405) return 'Send messages with POST. This server has no streams and no sessions.'
  if (status === 413) return `A request can have at most ${MAX_BODY_BYTES / 1024} kB.`
  if (status === 415) return 'Send JSON, with the content type application/json.'
  return message
}

const codeOf = ({ status, code }: Problem, error: unknown): number => {
  if (isBrokenJson(error)) return PARSE_ERROR
  if (code === METHOD_NOT_FOUND) return NO_SUCH_METHOD
  if (status === 500) return INTERNAL_ERROR
  return status === 400 ? INVALID_REQUEST : SERVER_ERROR
}

export const sendRpcProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  error: unknown,
): FastifyReply =>
  sendProblem(request, reply, problem, {
    jsonrpc: '2.0',
    id: idOf(request.body),
    error: {
      code: codeOf(problem, error),
      message: messageOf(problem, error),
      data: { code: problem.code, requestId: request.id },
    },
  })
