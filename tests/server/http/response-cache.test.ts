import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createCachedResponse, encodeResponse } from '../../../server/http/response-cache.ts'

const answerOf = (body: string) => createCachedResponse({ status: 200, cost: 0, cacheVersion: '1', headers: [], body })
const LONG = 'A line of text that can be compressed. '.repeat(60)

describe('a exactKey of a response', () => {
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

  test('is another one for each encoding', async () => {
    const answer = answerOf(LONG)
    const encodings = ['br', 'gzip', 'identity'] as const
    const made = await Promise.all(encodings.map((encoding) => encodeResponse(answer, encoding)))
    expect(new Set(made.map(({ etag }) => etag)).size).toBe(3)
    expect(made.map(({ headers }) => headers.indexOf('content-encoding') >= 0)).toEqual([true, true, false])
  })

  test('is the response as it is where compression would save nothing', async () => {
    const answer = answerOf('short')
    expect(await encodeResponse(answer, 'br')).toBe(answer.variants.identity)
  })
})
