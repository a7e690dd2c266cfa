import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fp from 'fastify-plugin'
import { chooseEncoding } from '../caching/accept-encoding.ts'

const TEXT_TYPES =
  /^(?:text\/|application\/(?:[\w.-]+\+|x-nd)?(?:json|xml)\b|application\/(?:javascript|manifest)|image\/svg\+xml)/i

/** Compresses text responses. Files that were compressed at build time pass through unchanged. */
export const compression = fp(
  async (fastify) => {
    // Normalizes the header for all later plugins: other packages neither weigh `identity` nor prefer a named encoding
    // to `*`, and an ETag must match the bytes that are sent.
    fastify.addHook('onRequest', async ({ headers }) => {
      headers['accept-encoding'] = chooseEncoding(headers['accept-encoding'])
    })
    await fastify.register(compress, {
      global: true,
      // A compressed request body could expand to any size, so none is decompressed.
      globalDecompression: false,
      encodings: ['br', 'gzip'],
      threshold: 1024,
      customTypes: TEXT_TYPES,
      // Quality 4 takes about as long as gzip and compresses better; 11 is too slow for dynamic responses.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { level: 6 },
    })
  },
  { name: 'compression', fastify: '5.x' },
)
