import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLlm } from '#server/platform/llm/llm.ts'
import { OutboundError } from '#server/platform/llm/post-json.ts'
import { type Answering, completion, createLlmStub } from '../../support/llm-stub.ts'

let stub: Awaited<ReturnType<typeof createLlmStub>>

beforeAll(async () => {
  stub = await createLlmStub()
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.received.length = 0
})

const throughout: Parameters<typeof createLlm>[0]['breaker'] = (work) => work()
const llm = (changes: Partial<Parameters<typeof createLlm>[0]> = {}) =>
  createLlm({ baseUrl: stub.baseUrl, apiKey: 'key-123', model: 'small', breaker: throughout, ...changes })
const PROMPT = { system: 'Say it shorter.', data: { name: 'Abacus' }, maxTokens: 50 }
const PATIENCE_MS = 20_000

test('sends OpenAI chat completions, and reads the JSON that the model wrote', async () => {
  stub.answer(completion('{"text":"Shorter."}'))
  expect(await llm({ baseUrl: `${stub.baseUrl}/` }).ask(PROMPT, PATIENCE_MS)).toEqual({ text: 'Shorter.' })
  const [call] = stub.received
  expect(call?.url).toBe('/v1/chat/completions')
  expect(call?.headers).toMatchObject({ authorization: 'Bearer key-123', 'accept-encoding': 'identity' })
  expect(JSON.parse(call?.body ?? '')).toEqual({
    model: 'small',
    temperature: 0,
    max_tokens: 50,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: 'Say it shorter.' },
      { role: 'user', content: '{"name":"Abacus"}' },
    ],
  })
})

test('sends no key without one', async () => {
  stub.answer(completion('{}'))
  await llm({ apiKey: undefined }).ask(PROMPT, PATIENCE_MS)
  expect(stub.received[0]?.headers).not.toHaveProperty('authorization')
})

describe('rejects', () => {
  test.each<[string, Answering, string]>([
    ['an error', (response) => response.writeHead(500).end('{}'), 'status 500'],
    ['a limit', (response) => response.writeHead(429, { 'retry-after': '1' }).end(), 'status 429'],
    ['a redirect', (response) => response.writeHead(302, { location: '/v1/elsewhere' }).end(), 'status 302'],
    ['a response that is not JSON', (response) => response.end('<html>'), 'invalid JSON'],
    ['truncated JSON', (response) => response.end('{"choices":[{"message":'), 'invalid JSON'],
    ['JSON in an unexpected format', (response) => response.end('{"choices":[]}'), 'unexpected format'],
    ['text that is not JSON', completion('Certainly! Here it is.'), 'not JSON'],
    ['a response that is too large', (response) => response.end(`{"x":"${'x'.repeat(300_000)}"}`), 'too large'],
    [
      'a compressed response',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"choices":[]}')),
      'compressed',
    ],
    [
      'a response that is cut off',
      (response) => {
        response.writeHead(200, { 'content-length': 1_000 }).write('{"choices"')
        setImmediate(() => response.destroy())
      },
      'closed the connection early',
    ],
    ['a connection that is cut', (response) => response.destroy(), 'could not be reached'],
  ])('%s', async (_what, answering, reason) => {
    stub.answer(answering)
    const error = await llm()
      .ask(PROMPT, PATIENCE_MS)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OutboundError)
    expect((error as Error).message).toContain(reason)
    expect((error as Error).message).not.toContain('key-123')
    expect(stub.received).toHaveLength(1)
  })

  test('a missing or endless response, on timeout', async () => {
    const silent: Answering = () => undefined
    const dripping: Answering = (response) => response.writeHead(200).write('{')
    for (const answering of [silent, dripping]) {
      stub.answer(answering)
      await expect(llm().ask(PROMPT, 50)).rejects.toThrow('took too long')
    }
  })

  test('more concurrent calls than allowed', async () => {
    const waiting: (() => void)[] = []
    stub.answer((response, received) => {
      waiting.push(() => completion('{}')(response, received))
    })
    const model = llm({ maxConcurrent: 1 })
    const first = model.ask(PROMPT, PATIENCE_MS)
    await expect(model.ask(PROMPT, PATIENCE_MS)).rejects.toThrow('too many')
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => (waiting.length > 0 ? resolve() : setImmediate(look))
    look()
    await promise
    for (const answer of waiting) answer()
    expect(await first).toEqual({})
    stub.answer(completion('{"again":true}'))
    expect(await model.ask(PROMPT, PATIENCE_MS)).toEqual({ again: true })
  })
})
