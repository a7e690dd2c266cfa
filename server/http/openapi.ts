/** `/openapi.json`: the OpenAPI document of the legacy functions, for any origin. */
import fp from 'fastify-plugin'
import { PRICES } from './cost-limit.ts'
import { allowAnyOrigin } from './graphql/cross-origin.ts'
import { allowOnly } from './method-not-allowed.ts'
import { holds, weakEtag } from './weak-etag.ts'

type Printed = { readonly text: string; readonly etag: string }
let printed: Promise<Printed> | null = null

/** The file `openapi.json` (`npm run schema:print`), which a bundled server contains. Read on first use. */
const print = async (): Promise<Printed> => {
  const { default: document } = await import('../../openapi.json', { with: { type: 'json' } })
  const text = `${JSON.stringify(document, null, 2)}\n`
  return { text, etag: weakEtag(text) }
}

const OPENAPI_PATH = '/openapi.json'

export const openapi = fp(
  async (fastify) => {
    fastify.get(OPENAPI_PATH, { config: { price: PRICES.openapi }, onSend: allowAnyOrigin }, async (request, reply) => {
      printed ??= print()
      const { text, etag } = await printed
      reply.headers({ 'cache-control': 'public, max-age=3600', etag, vary: 'accept-encoding' })
      return holds(request.headers['if-none-match'], etag)
        ? reply.code(304).send()
        : reply.type('application/json; charset=utf-8').send(text)
    })
    allowOnly(fastify, OPENAPI_PATH, ['GET'], { onSend: allowAnyOrigin })
  },
  { name: 'openapi', fastify: '5.x' },
)
