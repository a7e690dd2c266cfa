import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'

interface StaticAssetsOptions {
  /** The folder of built public files. Nothing private may lie in it. */
  readonly root: string
  /** The path below which they are served. */
  readonly prefix?: string
}

const HOUR = 'public, max-age=3600'
const YEAR = 'public, max-age=31536000, immutable'
const HASHED_DRAWING = /\.[0-9a-f]{8}\.svg$/

/**
 * Serves the built public files, each by its own route made at start: what was not there then is not served. Files in
 * `assets/`, and drawings such as `x.1a2b3c4d.svg`, carry their content's hash in their name and never change; the others
 * may be an hour old. Page templates
 * and build records stay out. A file's `.br` or `.gz` neighbor is sent to those who accept it.
 */
export const staticAssets = fp<StaticAssetsOptions>(
  async (fastify, { root, prefix = '/' }) => {
    if (!existsSync(root)) {
      fastify.log.warn({ root }, 'no built public files: run the build to serve pages')
      return
    }
    await fastify.register(async (scope) => {
      // Sent from disk as they are. A page that was served must not fail for its own scripts.
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
        setHeaders: (reply, path) => {
          const hashed = relative(root, path).split(sep)[0] === 'assets' || HASHED_DRAWING.test(path)
          reply.header('cache-control', hashed ? YEAR : HOUR)
        },
      })
    })
  },
  { name: 'static-assets', fastify: '5.x' },
)
