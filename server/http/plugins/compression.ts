import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fp from 'fastify-plugin'
import { chooseEncoding } from '../caching/accept-encoding.ts'

const TEXT_TYPES =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/(?:javascript|manifest)|image\/svg\+xml)/i

/** Compresses text responses. Files that were compressed at build time pass through as they are. */
export const compression = fp(
  async (fastify) => {
    // Decided here for everything behind: the readers of this header in other packages neither weigh `identity` nor
    // let a named encoding stand above `*`, and a response's tag must belong to the bytes that are sent.
    fastify.addHook('onRequest', async ({ headers }) => {
      headers['accept-encoding'] = chooseEncoding(headers['accept-encoding'])
    })
    await fastify.register(compress, {
      global: true,
      // A compressed request body could unfold to any size, so none is ever unfolded.
      globalDecompression: false,
      encodings: ['br', 'gzip'],
      threshold: 1024,
      customTypes: TEXT_TYPES,
      // Quality 4 costs about as much time as gzip and is smaller; 11 would hold a core for a dynamic response.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { level: 6 },
    })
  },
  { name: 'compression', fastify: '5.x' },
)
