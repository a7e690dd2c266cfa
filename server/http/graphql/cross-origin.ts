/** Cross-origin resource sharing for the public API: any origin, never with credentials. The API reads no cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a page of another origin may send. `authorization` is named because a wildcard would not cover it. */
const REQUEST_HEADERS = [
  'accept',
  'content-type',
  'authorization',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'apollographql-client-name',
  'apollographql-client-version',
  'apollo-query-plan-experimental',
  'apollo-connectors-debugging',
]

/** What a page of another origin may read beyond the headers that every page may. */
const RESPONSE_HEADERS = [
  'ratelimit',
  'ratelimit-policy',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
  'x-request-id',
]

const PREFLIGHT_SECONDS = 7_200

/** On every response of the API. The same for every origin, so `Vary` need not name `Origin`. */
export const CROSS_ORIGIN_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': RESPONSE_HEADERS.join(', '),
}

/** An `onSend` hook for a route: also reached by what other hooks refuse, such as an overloaded server. */
export const allowAnyOrigin = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers(CROSS_ORIGIN_HEADERS)
}

/** Responds to a preflight request. */
export const respondToPreflight =
  (methods: readonly string[]) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': REQUEST_HEADERS.join(', '),
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .send()
