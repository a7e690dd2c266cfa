/** Cross-origin resource sharing for the public API: any origin, never with credentials. The API uses no cookies. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Headers that other origins may send. `authorization` is listed because a wildcard does not cover it. */
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

/** Headers that other origins may read, in addition to the CORS-safelisted ones. */
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

/**
 * Lets scripts of any origin read a response. `moreHeaders`: further headers that they may read. The same for every
 * origin, so `Vary` does not include `Origin`.
 */
export const crossOriginHeaders = (moreHeaders: readonly string[] = []): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [...RESPONSE_HEADERS, ...moreHeaders].join(', '),
})

/** Sent with every API response. */
export const CROSS_ORIGIN_HEADERS = crossOriginHeaders()

/** An `onSend` hook, so that responses to requests that other hooks reject (such as on overload) have the headers too. */
export const allowAnyOrigin = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers(CROSS_ORIGIN_HEADERS)
}

/** Responds to a preflight request. `moreHeaders`: further headers that other origins may send. */
export const respondToPreflight =
  (methods: readonly string[], moreHeaders: readonly string[] = []) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': [...REQUEST_HEADERS, ...moreHeaders].join(', '),
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .send()
