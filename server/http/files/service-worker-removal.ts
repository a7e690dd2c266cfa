/** `/sw.js` of an installation without a service worker: it removes an earlier one, with all that it has saved. */
import fp from 'fastify-plugin'

const SCRIPT = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('toolfinch-')) await caches.delete(name)
    await registration.unregister()
  }
  event.waitUntil(remove())
})
`

/** Registered before the built files, which contain the worker. */
export const serviceWorkerRemoval = fp(
  async (fastify) => {
    // Free, like the built file.
    fastify.get('/sw.js', { config: { price: 0 } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(SCRIPT),
    )
  },
  { name: 'service-worker-removal' },
)
