import { beforeEach, describe, expect, test } from 'vitest'
import { registerTestDatabase } from '../../support/database.ts'
import { registerMembers } from '../../support/registered-members.ts'

const database = registerTestDatabase()
const members = registerMembers(database)

beforeEach(() => database.prisma.clientErrorReport.deleteMany())

const PAGE = 'https://site.example/tool/abacus?code=secret'

/** As Firefox and Safari send it. */
const single = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': PAGE,
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://cdn.example/x.js?user=ada',
    'source-file': 'https://site.example/assets/entry.js',
    'line-number': 7,
    ...changes,
  },
})

/** As Chromium sends it. */
const batch = (changes: object = {}) => ({
  age: 2,
  type: 'csp-violation',
  url: PAGE,
  user_agent: 'Test/1.0',
  body: {
    documentURL: PAGE,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sourceFile: null,
    lineNumber: null,
    sample: 'alert(1)',
    ...changes,
  },
})

let visitors = 0
/** From another address each time, unless one is given. */
const send = (payload: object | string, type = 'application/csp-report', remoteAddress?: string) => {
  visitors += 1
  return members.app.inject({
    method: 'POST',
    url: '/csp-reports',
    remoteAddress: remoteAddress ?? `203.0.113.${visitors}`,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}
const sendBatch = (payload: object) => send(payload, 'application/reports+json')

const stored = async () => {
  const rows = await database.prisma.clientErrorReport.findMany({ orderBy: { id: 'asc' } })
  return rows.map(({ path, message, stack }) => ({ path, message, stack }))
}

describe('a report of blocked content', () => {
  test('is stored with the errors of browsers, without queries', async () => {
    const answer = await send(single())
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
    expect(await stored()).toEqual([
      {
        path: '/tool/abacus',
        message: 'Content security policy: script-src-elem blocked https://cdn.example',
        stack: '/assets/entry.js:7',
      },
    ])
  })

  test('may be one of several, of which five are stored', async () => {
    expect(
      (await sendBatch([{ type: 'deprecation', body: {} }, ...Array.from({ length: 7 }, () => batch())])).statusCode,
    ).toBe(204)
    expect(await stored()).toEqual(
      Array.from({ length: 5 }, () => ({
        path: '/tool/abacus',
        message: 'Content security policy: script-src-elem blocked inline',
        stack: null,
      })),
    )
  })

  test('is counted with those of the same content in the administration', async () => {
    await send(single())
    await send(single({ 'document-uri': 'https://site.example/', 'blocked-uri': 'https://cdn.example/other.js' }))
    const messages = (await stored()).map(({ message }) => message)
    expect(new Set(messages).size).toBe(1)
  })

  test('of an old browser names the violated directive', async () => {
    await send(single({ 'effective-directive': undefined, 'violated-directive': 'img-src' }))
    expect((await stored())[0]?.message).toBe('Content security policy: img-src blocked https://cdn.example')
  })

  test.each([
    ['of an extension', single({ 'blocked-uri': 'chrome-extension://abc/x.js' })],
    ['about a script of an extension', single({ 'source-file': 'moz-extension://abc/x.js' })],
    ['without a page', single({ 'document-uri': 'about' })],
    ['with an unknown directive', single({ 'effective-directive': 'Script <b>' })],
    ['about nothing', single({ 'blocked-uri': '' })],
    ['of other types', single({ 'blocked-uri': { a: 1 }, 'line-number': 'x' })],
  ])('%s is dropped', async (_name, report) => {
    expect((await send(report)).statusCode).toBe(204)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['an empty object', '{}', 400],
    ['no JSON', 'x', 400],
    ['a text', '"x"', 400],
    ['nothing', '', 400],
    ['too much', JSON.stringify(single({ 'blocked-uri': 'x'.repeat(40_000) })), 413],
  ])('that is %s is refused', async (_name, body, status) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(status)
    if (body === '{}') {
      expect(answer.json()).toMatchObject({
        error: { code: 'BAD_USER_INPUT', message: 'The body must be a report or a list of reports.' },
      })
    }
    expect(await stored()).toEqual([])
  })

  test('is accepted from one address as often as other errors', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await send(single(), 'application/csp-report', '198.51.100.9')).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(204), 429, 429])
  })

  test('is only accepted by POST', async () => {
    const answer = await members.app.inject('/csp-reports')
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST'])
  })
})
