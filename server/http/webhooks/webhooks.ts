import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { allowOnly } from '../method-not-allowed.ts'
import { HttpError } from '../plugins/errors.ts'

interface WebhookOptions {
  /** Handles an event; null when payments are not configured. */
  readonly receive: ((rawBody: Buffer, signature: string) => Promise<void>) | null
}

const PATH = '/webhooks/stripe'
/** More than the largest event, an invoice with all its line items. */
const MAX_BYTES = 1_048_576

/**
 * Events of the payment provider, `POST /webhooks/stripe`: 200 once the effect is stored, 400 for an invalid signature,
 * 503 when the event must be resent. Never shed, because the signature identifies the sender.
 */
export const webhooks = fp<WebhookOptions>(
  async (fastify: FastifyInstance, { receive }) => {
    await fastify.register(async (scope) => {
      // The signature covers the raw bytes, so the body must not be parsed first.
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
