import { existsSync, globSync } from 'node:fs'
import { posix, relative, sep } from 'node:path'
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
/** Always revalidated, so that browsers learn of a new build at once. */
const SERVICE_WORKER = 'sw.js'
const COMPRESSED = /\.(?:br|gz)$/
const EXCLUDED = ['**/*.html', '**/*.br', '**/*.gz', '**/*.map', '.vite/**']
/** Characters of a file's name that may have a meaning in a regular expression. */
const SPECIAL = /[^\w-]/g
const HASHED_DRAWING = /\.[0-9a-f]{8}\.svg$/

/**
 * Serves the built public files, as listed at startup: files added later are not served. A folder has one
 * route for its files, because one for each of 300 files takes 10 MB. Files in
 * `assets/`, and drawings such as `x.1a2b3c4d.svg`, have a content hash in their name and are cached as immutable; the
 * others are cached for an hour, except the service worker. Page templates and build metadata are excluded. The `.br` or `.gz` version of a file is
 * sent to clients that accept it.
 */
export const staticAssets = fp<StaticAssetsOptions>(
  async (fastify, { root, prefix = '/' }) => {
    if (!existsSync(root)) {
      fastify.log.warn({ root }, 'no built public files: run the build to serve pages')
      return
    }
    await fastify.register(async (scope) => {
      await scope.register(fastifyStatic, {
        root,
        serve: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, sent) => {
          const path = sent.replace(COMPRESSED, '')
          const name = relative(root, path)
          const hashed = name.split(sep)[0] === 'assets' || HASHED_DRAWING.test(path)
          reply.header('cache-control', SERVICE_WORKER === name ? 'no-cache' : hashed ? YEAR : HOUR)
          // Embeds show the brand marks, and in a frame with a sandbox they have no origin.
          if (HASHED_DRAWING.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
        },
      })
      const paths = globSync('**/*.*', { cwd: root, exclude: EXCLUDED }).map((file) => file.replaceAll(sep, '/'))
      const folders = Map.groupBy(paths, (path) => posix.dirname(path))
      for (const [folder, files] of folders) {
        const names = files.map((file) => posix.basename(file).replace(SPECIAL, '\\$&')).join('|')
        const base = posix.join(prefix, folder, '/')
        // Free, so that a page that was served never lacks its scripts.
        scope.get<{ Params: { name: string } }>(
          `${base}:name(^(?:${names})$)`,
          { config: { price: 0 } },
          (request, reply) => reply.sendFile(posix.join(folder, request.params.name)),
        )
      }
    })
  },
  { name: 'static-assets', fastify: '5.x' },
)
