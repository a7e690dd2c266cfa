/** For the files and streams of the catalog's data, which scripts of any site may read. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Headers that scripts of other sites may read, in addition to the CORS-safelisted ones. */
const READABLE = [
  'etag',
  'x-catalogue-revision',
  'x-catalogue-sequence',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-request-id',
]

/** An `onSend` hook, so that refusals have the headers too. */
export const openToAnySite = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': READABLE.join(', ') })
}
