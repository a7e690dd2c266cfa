import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { PAGES_ROUTE, pageRoute, type RequestObserver } from '../request-observer.ts'

/** Requests that the router found no route for. */
const NO_ROUTE = 'none'

/** The pattern of the route of a request. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => {
  const route = routeOptions.url ?? NO_ROUTE
  // A parameter that lists its values, such as the files of a folder, is named only.
  return route === PAGES_ROUTE ? pageRoute(url) : route.replace(/\(.*\)/, '')
}

/** Tells the observer of every response that Fastify sends. */
export const requestFigures = fp<{ readonly observer: RequestObserver }>(
  async (fastify, { observer }) => {
    fastify.addHook('onResponse', async (request, reply) => {
      const { method } = request
      const seconds = reply.elapsedTime / 1000
      observer.onResponse({ method, route: routeOf(request), status: reply.statusCode, seconds })
    })
  },
  { name: 'request-figures', fastify: '5.x' },
)
