/** For the files and streams of the catalog's data, which scripts of any site may read. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { crossOriginHeaders } from '../graphql/cross-origin.ts'

const HEADERS = crossOriginHeaders(['etag', 'x-catalogue-revision', 'x-catalogue-sequence'])

/** An `onSend` hook, so that refusals have the headers too. */
export const openToAnySite = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers(HEADERS)
}
