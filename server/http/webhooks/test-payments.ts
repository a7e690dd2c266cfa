/** The pages of the test checkout. */
import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { PAGES_PATH, type PageRequest, type SimulatorResponse } from '../../platform/payments/test-checkout.ts'
import { allowOnly } from '../method-not-allowed.ts'

/** What the application needs from a test checkout. */
export type TestPayments = {
  handlePage(request: PageRequest): Promise<SimulatorResponse>
  /** Called after each form, before the redirect, so that the next page already shows the payment. */
  deliver(): Promise<void>
  /** How long the browser waits for the delivery, in milliseconds. */
  readonly deliveryMs?: number
}

const DELIVERY_MS = 3_000

/** The forms have a few short fields. */
const BODY_BYTES = 10_000

/** The fonts that the pages ask for, and how the names of the built files start, which end in a hash. */
const FONTS = { 'serif.woff2': 'newsreader-latin-', 'sans.woff2': 'source-sans-3-latin-' }

const PATHS = ['checkout', 'portal', 'invoices'].map((kind) => `${PAGES_PATH}/${kind}/:id`)

/** What the pages need from the application around them. */
type Surroundings = {
  /** The folder of the built files that have a hash in their name. */
  readonly assetsDir: string
}

/**
 * The pages under `/test-payments/`, never cached and never indexed. An accepted form gets a redirect even when its
 * events could not be delivered in time; they are resent later. The fonts are the product's; without a build the pages use
 * those of the system.
 */
export const testPayments = fp<TestPayments & Surroundings>(
  async (fastify, { handlePage, deliver, deliveryMs = DELIVERY_MS, assetsDir }) => {
    const assets = existsSync(assetsDir) ? readdirSync(assetsDir) : []
    await fastify.register(async (scope) => {
      // Accepts only HTML form submissions.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser<string>(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: BODY_BYTES },
        (_request, body, done) => done(null, body),
      )
      scope.addHook('onSend', async (_request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      })
      for (const [name, start] of Object.entries(FONTS)) {
        const file = assets.find((one) => one.startsWith(start) && one.endsWith('.woff2'))
        if (file === undefined) continue
        scope.get(`${PAGES_PATH}/fonts/${name}`, { config: { price: 0 } }, (_request, reply) =>
          reply.redirect(`/assets/${file}`),
        )
      }
      for (const path of PATHS) {
        scope.get(path, async (request, reply) => {
          const { status, headers, body } = await handlePage({ method: 'GET', path: request.url, body: '' })
          return reply.code(status).headers(headers).send(body)
        })
        scope.post<{ Body: string | undefined }>(path, async (request, reply) => {
          const { status, headers, body } = await handlePage({
            method: 'POST',
            path: request.url,
            body: request.body ?? '',
          })
          const delivery = deliver().catch((error: unknown) => {
            request.log.warn({ err: error }, 'Test checkout events were not accepted and will be resent.')
          })
          await Promise.race([delivery, delay(deliveryMs, undefined, { ref: false })])
          return reply.code(status).headers(headers).send(body)
        })
        allowOnly(scope, path, ['GET', 'POST'])
      }
    })
  },
  { name: 'test-payments', fastify: '5.x', dependencies: ['errors', 'budget'] },
)
