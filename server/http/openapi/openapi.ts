/** `/openapi.json`: the OpenAPI document of the legacy functions, for any origin. */
import fp from 'fastify-plugin'
import { PRICES } from '../cost-limit.ts'
import { FUNCTIONS } from '../functions/functions.ts'
import { allowAnyOrigin } from '../graphql/cross-origin.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { holds, weakEtag } from '../weak-etag.ts'
import { createOpenapiDocument } from './openapi-document.ts'

type Printed = { readonly text: string; readonly etag: string }
let printed: Printed | null = null

/** Made on first use, which takes some milliseconds; the same in every process. */
const print = (): Printed => {
  if (printed === null) {
    const text = `${JSON.stringify(createOpenapiDocument(FUNCTIONS), null, 2)}\n`
    printed = { text, etag: weakEtag(text) }
  }
  return printed
}

/** As it is served and stored in the file `openapi.json`. */
export const openapiText = (): string => print().text

const OPENAPI_PATH = '/openapi.json'

export const openapi = fp(
  async (fastify) => {
    fastify.get(OPENAPI_PATH, { config: { price: PRICES.openapi }, onSend: allowAnyOrigin }, async (request, reply) => {
      const { text, etag } = print()
      reply.headers({ 'cache-control': 'public, max-age=3600', etag, vary: 'accept-encoding' })
      return holds(request.headers['if-none-match'], etag)
        ? reply.code(304).send()
        : reply.type('application/json; charset=utf-8').send(text)
    })
    allowOnly(fastify, OPENAPI_PATH, ['GET'], { onSend: allowAnyOrigin })
  },
  { name: 'openapi', fastify: '5.x' },
)
