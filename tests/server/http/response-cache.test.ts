import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { createCachedResponse, createResponseCache, encodeResponse } from '#server/http/caching/response-cache.ts'
import { CATALOGUE, type CacheTag, toolTag } from '#server/platform/cache/cache-tags.ts'

const answerOf = (body: string) =>
  createCachedResponse({ status: 200, cost: 0, cacheVersion: 1, tags: [], headers: [], body })
const LONG = 'A line of text that can be compressed. '.repeat(60)

describe('the exact key of a response', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('in %s is made once, also for all who ask in the same moment', async (encoding, unpack) => {
    const answer = answerOf(LONG)
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => encodeResponse(answer, encoding)))
    for (const other of [...others, await encodeResponse(answer, encoding)]) expect(other).toBe(first)
    expect(answer.variants[encoding]).toBe(first)
    expect(unpack(first?.body ?? '').toString()).toBe(LONG)
  })

  test('differs per encoding', async () => {
    const answer = answerOf(LONG)
    const encodings = ['br', 'gzip', 'identity'] as const
    const made = await Promise.all(encodings.map((encoding) => encodeResponse(answer, encoding)))
    expect(new Set(made.map(({ etag }) => etag)).size).toBe(3)
    expect(made.map(({ headers }) => headers.indexOf('content-encoding') >= 0)).toEqual([true, true, false])
  })

  test('is the uncompressed response where compression would save nothing', async () => {
    const answer = answerOf('short')
    expect(await encodeResponse(answer, 'br')).toBe(answer.variants.identity)
  })
})

describe('the cache', () => {
  const MAX = { maxBytes: 1_000_000, maxEntries: 100 }
  /** Manual invalidations of two tags. */
  const create = (options: Partial<typeof MAX> = {}) => {
    const versions = new Map<CacheTag, number>()
    const isCurrent = vi.fn((tags: readonly CacheTag[], since: number) =>
      tags.every((tag) => (versions.get(tag) ?? 0) <= since),
    )
    const cache = createResponseCache({ ...MAX, ...options, invalidations: { isCurrent } })
    return { cache, isCurrent, invalidate: (tag: CacheTag, version: number) => versions.set(tag, version) }
  }
  const tagged = (tags: readonly CacheTag[], cacheVersion = 0, body = LONG) =>
    createCachedResponse({ status: 200, cost: 0, cacheVersion, tags, headers: [], body })

  test('serves a response until one of its tags is invalidated, then drops it', () => {
    const { cache, invalidate } = create()
    cache.set('a', tagged([CATALOGUE, toolTag('a')]))
    cache.set('b', tagged([CATALOGUE, toolTag('b')]))
    cache.alias('exact a', 'a')
    expect([cache.get('a', 0), cache.getByExactKey('exact a', 0)].every((found) => found !== undefined)).toBe(true)
    invalidate(toolTag('a'), 1)
    expect(cache.getByExactKey('exact a', 1)).toBeUndefined()
    expect(cache.get('a', 1)).toBeUndefined()
    expect(cache.get('b', 1)).toBeDefined()
    expect(cache.size).toBe(1)
  })

  test('does not store a response whose data was invalidated while it was computed', () => {
    const { cache, invalidate } = create()
    invalidate(toolTag('a'), 1)
    cache.set('a', tagged([toolTag('a')], 0))
    cache.set('b', tagged([toolTag('b')], 0))
    expect([cache.get('a', 1), cache.get('b', 1)?.cacheVersion]).toEqual([undefined, 0])
    cache.set('a', tagged([toolTag('a')], 1))
    expect(cache.get('a', 1)).toBeDefined()
  })

  test('checks the tags of a response once per version', () => {
    const { cache, isCurrent } = create()
    cache.set('a', tagged([CATALOGUE]))
    isCurrent.mockClear()
    for (let count = 0; count < 5; count += 1) cache.get('a', 1)
    expect(isCurrent).toHaveBeenCalledTimes(1)
    cache.get('a', 2)
    expect(isCurrent).toHaveBeenCalledTimes(2)
  })

  test('counts tags against its byte limit', () => {
    const withTags = (count: number) => {
      const { cache } = create({ maxBytes: 100_000 })
      const tags = Array.from({ length: count }, (_, index) => toolTag(String(index)))
      for (let index = 0; index < 100; index += 1) cache.set(String(index), tagged(tags, 0, 'short'))
      return cache.size
    }
    expect(withTags(1)).toBeGreaterThan(80)
    expect(withTags(100)).toBeLessThan(13)
  })
})
