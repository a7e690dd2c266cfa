import type { Client } from '@modelcontextprotocol/client'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { recommendTools } from '#server/http/mcp/tools/recommend-tools.ts'
import { storeKey } from '#tests/support/api-keys.ts'
import { answers, createQuizApp, differentAnswers } from '#tests/support/quiz.ts'
import { connectClient, listenAnywhere, textOf } from './mcp-app.ts'

const app = createQuizApp()
let url: URL
const clients: Client[] = []

beforeAll(async () => {
  url = await listenAnywhere(app.members.app)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

type Scopes = ('catalogue' | 'recommend')[]

const keyOf = async (email: string, scopes: Scopes = ['catalogue', 'recommend']) => {
  const { id } = await app.database.prisma.user.findUniqueOrThrow({ where: { email } })
  return (await storeKey(app.database, id, { scopes })).key
}

/** A client with the key of a new member. */
const joinWithKey = async ({ paid = false, scopes }: { readonly paid?: boolean; readonly scopes?: Scopes } = {}) => {
  const { email, token } = await app.join({ paid })
  const key = await keyOf(email, scopes)
  return { ...(await connect(key)), key, token }
}

const connect = async (key?: string) => {
  const client = await connectClient(url, {}, key)
  clients.push(client)
  const call = async (given: object, name = 'recommend_tools') => {
    const result = await client.callTool({ name, arguments: { ...given } })
    return {
      text: textOf(result),
      failed: result.isError === true,
      content: result.structuredContent as Record<string, unknown>,
    }
  }
  return { client, call }
}

const RECOMMEND = `mutation ($input: RecommendInput!) { recommend(input: $input) { ... on RecommendPayload {
  result { timestamp inTheRunning recommendations { rank name slug category reason matchPercent } }
  quota { used remaining }
} } }`
const NEED = 'write blog posts, free'
const JOBS = ['write-blog-articles']

type Listed = Record<string, unknown> & { readonly quoted_from_the_vendor: { readonly reason: string } }

describe('the list', () => {
  test.each([false, true])('is that of `recommend` for the same key, and counts once (paid plan: %s)', async (paid) => {
    const { call, key } = await joinWithKey({ paid })
    const { content, text, failed } = await call({ need: NEED, jobs: JOBS, answers: answers(), first: 10 })
    expect(failed, text).toBe(false)
    const input = { sentence: NEED, jobs: JOBS, answers: answers() }
    const { result, quota } = (await app.query(RECOMMEND, { input }, key)).data.recommend
    const listed = content['recommendations'] as Listed[]
    expect(
      listed.map(({ rank, name, slug, category, match_percent: matchPercent, quoted_from_the_vendor: { reason } }) => ({
        rank,
        name,
        slug,
        category,
        reason,
        matchPercent,
      })),
    ).toEqual(result.recommendations)
    expect(listed).toHaveLength(paid ? 10 : 5)
    expect(content).toMatchObject({
      in_the_running: result.inTheRunning,
      page: `https://site.example/quiz/results/${result.timestamp}`,
      lists_left: paid ? null : 4,
      lists_again_on: '2026-12-01',
    })
    expect(quota.used).toBe(paid ? 0 : 1)
    const [{ slug, name, match_percent: match }] = listed as [Listed]
    const percent = paid ? ` (${String(match)}% match)` : ''
    expect(text).toContain(`\n1. [${String(name)}](https://site.example/tool/${String(slug)})${percent}: $12 a month (`)
    expect(text.includes('New lists left this month: 4. The count starts again on December 1, 2026.')).toBe(!paid)
  })

  test('has reasons, which quote the records of vendors, only as quotations', async () => {
    const { call } = await joinWithKey()
    const { content, text } = await call({ answers: answers(), first: 3 })
    const reasons = (content['recommendations'] as Listed[]).map((one) => one.quoted_from_the_vendor.reason)
    expect(reasons).toHaveLength(3)
    const [ours = '', theirs = ''] = text.split('Quoted from the vendor.')
    for (const reason of reasons) expect(ours).not.toContain(reason)
    const [, ...quoted] = theirs.split('\n')
    expect(quoted).toHaveLength(3)
    for (const line of quoted) expect(line).toMatch(/^> Tool [A-L]: [A-Z]/)
  })
})

describe('the key', () => {
  const MISSING =
    'UNAUTHENTICATED: recommend_tools needs an API key with the scope "recommend". Create one in Settings, tab Developer (https://site.example/settings?tab=developer), and let the assistant send it in the header "Authorization: Bearer tfk_...". The other tools need no key.'

  test('is needed: without one, the answer says how to get it', async () => {
    const { call } = await connect()
    expect(await call({ need: NEED })).toMatchObject({ failed: true, text: MISSING })
    // Also before the arguments are looked at.
    expect(await call({})).toMatchObject({ failed: true, text: MISSING })
    expect(await app.database.prisma.quizResult.count()).toBe(0)
  })

  test('is not replaced by the session of a member', async () => {
    const { token } = await app.join()
    expect(await (await connect(token)).call({ need: NEED })).toMatchObject({ failed: true, text: MISSING })
    expect(await app.database.prisma.quizResult.count()).toBe(0)
  })

  test('needs the scope of the tool', async () => {
    const reading = await joinWithKey({ scopes: ['catalogue'] })
    expect(await reading.call({ need: NEED })).toMatchObject({
      failed: true,
      text: 'KEY_SCOPE_MISSING: The API key does not have the scope "recommend". Create a key in Settings, tab Developer.',
    })
    expect((await reading.call({ tool: 'tool-0' }, 'get_tool')).failed).toBe(false)
    expect(await app.database.prisma.quizResult.count()).toBe(0)
    const recommending = await joinWithKey({ scopes: ['recommend'] })
    expect((await recommending.call({ need: NEED })).failed).toBe(false)
    expect(await recommending.call({ tool: 'tool-0' }, 'get_tool')).toMatchObject({
      failed: true,
      text: 'KEY_SCOPE_MISSING: The API key does not have the scope "catalogue". Create a key in Settings, tab Developer.',
    })
    await expect(recommending.client.readResource({ uri: 'toolfinch://tool/tool-0' })).rejects.toThrow(
      'KEY_SCOPE_MISSING',
    )
  })

  test('pays for the call', async () => {
    const { key } = await joinWithKey()
    const params = { name: 'recommend_tools', arguments: { need: NEED } }
    const send = (headers: Record<string, string>) =>
      app.members.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { accept: 'application/json, text/event-stream', ...headers },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      })
    const [anonymous, keyed] = [await send({}), await send({ authorization: `Bearer ${key}` })]
    expect(Number(keyed.headers['x-ratelimit-limit'])).toBe(2 * Number(anonymous.headers['x-ratelimit-limit']))
    expect(keyed.headers['cache-control']).toBe('no-store')
    const mistyped = await send({ authorization: `Bearer ${key.slice(0, -1)}` })
    expect(mistyped.statusCode).toBe(401)
    expect(mistyped.json()).toMatchObject({ id: null, error: { code: -32_000, data: { code: 'KEY_MALFORMED' } } })
  })
})

describe('a limit says when to try again', () => {
  test('the quota of the month', async () => {
    const { call, token } = await joinWithKey()
    for (const list of differentAnswers(5)) await app.submit(token, list)
    const [last = [], next = []] = differentAnswers(6).slice(4)
    expect((await call({ answers: last })).content).toMatchObject({ lists_left: 0 })
    expect(await call({ answers: next })).toMatchObject({
      failed: true,
      text: 'QUOTA_EXCEEDED: You have used your 5 recommendations for this month. New ones are available from December 1, 2026.',
    })
  })

  test('the lists of an hour', async () => {
    const { call } = await joinWithKey({ paid: true })
    const texts = []
    for (const list of differentAnswers(61)) texts.push((await call({ answers: list, first: 1 })).text)
    expect(texts[59]).toMatch(/^\d+ tools meet all limits\./)
    expect(texts[60]).toMatch(/^RATE_LIMITED: Too many requests\. Please try again in (an hour|1 hour|60 minutes)\.$/)
  })
})

describe('bad input costs no list', () => {
  const START = 'BAD_USER_INPUT: '
  test.each<[object, string]>([
    [{}, '"need" is required, or "jobs" or "answers".'],
    [{ need: ' ' }, '"need" must be at least 1 characters.'],
    [{ need: 'x'.repeat(201) }, '"need" must be at most 200 characters.'],
    [{ need: NEED, first: 11 }, '"first" must be at most 10.'],
    [{ jobs: ['juggle'] }, 'There is no job "juggle".'],
    [{ jobs: ['a', 'b', 'c', 'd', 'e', 'f'] }, '"jobs" must have at most 5 entries.'],
    [{ answers: [{ question: 21, options: ['x'] }] }, '"answers.0.question" must be at most 20.'],
    [{ answers: [{ question: 1, options: [] }] }, '"answers.0.options" must have at least 1 entries.'],
    [{ answers: [{ question: 1, options: ['pilot'] }] }, 'Question 1 has no option "pilot".'],
    [{ answers: [{ question: 1 }] }, '"answers.0.options" is required.'],
    [{ need: NEED, member: 1 }, '"member" is not an argument. The arguments are: need, jobs, answers, first.'],
  ])('%j', async (given, text) => {
    const { call } = await joinWithKey()
    expect(await call(given)).toMatchObject({ failed: true, text: `${START}${text}` })
    expect(await app.database.prisma.recommendationUsage.count()).toBe(0)
  })
})

test('an empty list and a tool that no longer exists say so', () => {
  const EMPTY = {
    recommendations: [],
    in_the_running: 0,
    page: 'https://site.example/x',
    lists_left: 1,
    lists_again_on: '2026-12-01',
  }
  expect(recommendTools.text(EMPTY)).toBe(
    'No tool meets all limits. Call again with fewer conditions.\n[The whole list](https://site.example/x), for the member with the key.\nNew lists left this month: 1. The count starts again on December 1, 2026.',
  )
  const gone = {
    rank: 1,
    name: 'Gone',
    page: 'https://site.example/tool/gone',
    match_percent: null,
    price: null,
    status: null,
    quoted_from_the_vendor: { reason: 'It fits.' },
  }
  expect(recommendTools.text({ ...EMPTY, recommendations: [gone], in_the_running: 1 })).toMatch(
    /^1 tool meets all limits\. The best:\n1\. \[Gone\]\(https:\/\/site\.example\/tool\/gone\): It is no longer in the catalog\.\n/,
  )
})

test('the description names all questions and options', async () => {
  const { client } = await connect()
  const { tools } = await client.listTools()
  const tool = tools.find(({ name }) => name === 'recommend_tools')
  expect(tool?.description).toContain('A new list counts against the monthly quota')
  const { description = '' } = (tool?.inputSchema.properties?.['answers'] ?? {}) as { description?: string }
  expect(description).toContain('1 role: developer, designer,')
  expect(description).toContain('5 tasks (several): writing, coding,')
  expect(description).toContain('20 goal: automate,')
})
