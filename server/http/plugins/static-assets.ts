import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'

interface StaticAssetsOptions {
  /** The folder of built public files. Must not contain private files. */
  readonly root: string
  /** URL path prefix. */
  readonly prefix?: string
}

const HOUR = 'public, max-age=3600'
const YEAR = 'public, max-age=31536000, immutable'
const COMPRESSED = /\.(?:br|gz)$/
const HASHED_DRAWING = /\.[0-9a-f]{8}\.svg$/

/**
 * Serves the built public files. Each gets its own route at startup, so files added later are not served. Files in
 * `assets/`, and drawings such as `x.1a2b3c4d.svg`, have a content hash in their name and are cached as immutable; the
 * others are cached for an hour. Page templates and build metadata are excluded. The `.br` or `.gz` version of a file is
 * sent to clients that accept it.
 */
export const staticAssets = fp<StaticAssetsOptions>(
  async (fastify, { root, prefix = '/' }) => {
    if (!existsSync(root)) {
      fastify.log.warn({ root }, 'no built public files: run the build to serve pages')
      return
    }
    await fastify.register(async (scope) => {
      // Free, so that a page that was served never lacks its scripts.
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, price: 0 }
      })
      await scope.register(fastifyStatic, {
        root,
        prefix,
        wildcard: false,
        index: false,
        globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map', '.vite/**'],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, sent) => {
          const path = sent.replace(COMPRESSED, '')
          const hashed = relative(root, path).split(sep)[0] === 'assets' || HASHED_DRAWING.test(path)
          reply.header('cache-control', hashed ? YEAR : HOUR)
          // Embeds show the brand marks, and in a frame with a sandbox they have no origin.
          if (HASHED_DRAWING.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
        },
      })
    })
  },
  { name: 'static-assets', fastify: '5.x' },
)
