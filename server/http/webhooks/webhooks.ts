import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { allowOnly } from '../method-not-allowed.ts'
import { HttpError } from '../plugins/errors.ts'

interface WebhookOptions {
  /** Takes an event; null while nothing can be bought. */
  readonly receive: ((rawBody: Buffer, signature: string) => Promise<void>) | null
}

const PATH = '/webhooks/stripe'
/** More than the largest event, an invoice with all its lines. */
const MAX_BYTES = 1_048_576

/**
 * Events of the payment provider, `POST /webhooks/stripe`: 200 once their effect is stored, 400 for what the provider
 * did not sign, 503 when the event has to come again. They are never shed: who sends them is known by their signature.
 */
export const webhooks = fp<WebhookOptions>(
  async (fastify: FastifyInstance, { receive }) => {
    await fastify.register(async (scope) => {
      // The signature covers the bytes, so nothing may read them before.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
        done(null, body),
      )

      scope.post(PATH, { config: { neverShed: true }, bodyLimit: MAX_BYTES }, async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (receive === null) throw new HttpError(404, 'Payments are not configured.')
        const signature = request.headers['stripe-signature']
        if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) {
          throw new HttpError(400, 'A signed event is required.')
        }
        await receive(request.body, signature)
        return { received: true }
      })
      allowOnly(scope, PATH, ['POST'])
    })
  },
  { name: 'webhooks', fastify: '5.x', dependencies: ['errors', 'overload'] },
)
