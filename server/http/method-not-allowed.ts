import type { FastifyInstance, HTTPMethods, RouteShorthandOptions } from 'fastify'
import { HttpError } from './plugins/errors.ts'

/**
 * Responds on `url` with 405 and `Allow` to all other methods (HEAD is allowed with GET).
 * @param hooks hooks that the route's other methods run on every response
 */
export function allowOnly(
  fastify: FastifyInstance,
  url: string,
  methods: readonly HTTPMethods[],
  hooks: Pick<RouteShorthandOptions, 'onSend'> = {},
): void {
  const allowed = methods.includes('GET') ? [...new Set([...methods, 'HEAD' as const])] : methods
  fastify.route({
    ...hooks,
    method: fastify.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    // Rejects before the body is read.
    onRequest: async (request) => {
      throw new HttpError(405, `Method ${request.method} is not allowed.`, { allow: allowed.join(', ') })
    },
    handler: async () => undefined,
  })
}
