import type { FastifyInstance, HTTPMethods, RouteShorthandOptions } from 'fastify'
import { HttpError } from './plugins/errors.ts'

/**
 * Answers 405 with `Allow` on `url` for every method but the given ones (HEAD goes with GET).
 * @param hooks what the route's other methods do to every response
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
    // The method is wrong whatever the body holds, so the body is never read.
    onRequest: async (request) => {
      throw new HttpError(405, `${request.method} is not possible here.`, { allow: allowed.join(', ') })
    },
    handler: async () => undefined,
  })
}
