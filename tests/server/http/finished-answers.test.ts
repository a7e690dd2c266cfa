import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodeAnswer, finishAnswer } from '../../../server/http/finished-answers.ts'

const answerOf = (body: string) => finishAnswer({ status: 200, cost: 0, stamp: '1', headers: [], body })
const LONG = 'A line of text that can be compressed. '.repeat(60)

describe('a spelling of an answer', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('in %s is made once, also for all who ask in the same moment', async (encoding, unpack) => {
    const answer = answerOf(LONG)
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => encodeAnswer(answer, encoding)))
    for (const other of [...others, await encodeAnswer(answer, encoding)]) expect(other).toBe(first)
    expect(answer.variants[encoding]).toBe(first)
    expect(unpack(first?.body ?? '').toString()).toBe(LONG)
  })

  test('is another one for each encoding', async () => {
    const answer = answerOf(LONG)
    const encodings = ['br', 'gzip', 'identity'] as const
    const made = await Promise.all(encodings.map((encoding) => encodeAnswer(answer, encoding)))
    expect(new Set(made.map(({ etag }) => etag)).size).toBe(3)
    expect(made.map(({ headers }) => headers.indexOf('content-encoding') >= 0)).toEqual([true, true, false])
  })

  test('is the answer as it is where compression would save nothing', async () => {
    const answer = answerOf('short')
    expect(await encodeAnswer(answer, 'br')).toBe(answer.variants.identity)
  })
})
