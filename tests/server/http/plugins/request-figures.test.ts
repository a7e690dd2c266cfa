import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { routeOf } from '#server/http/plugins/request-figures.ts'

const routed = (pattern: string | undefined, url: string) =>
  routeOf({ routeOptions: { url: pattern }, url } as unknown as FastifyRequest)

test('a request has the pattern of its route, and never its address', () => {
  expect(routed('/tool/:id', '/tool/chatgpt')).toBe('/tool/:id')
  expect(routed('/assets/:name(^(?:a\\.js|b\\.js)$)', '/assets/a.js')).toBe('/assets/:name')
  expect(routed(undefined, '/nowhere')).toBe('none')
})
