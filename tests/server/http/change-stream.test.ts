/** `/changes.ndjson` through the whole application. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UnavailableError } from '#core/errors.ts'
import { loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { createChangesReader } from '../../support/catalogue-changes.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const database = registerTestDatabase()
const folder = registerTemporaryFolder()
const { changesAfter } = createChangesReader(database)
let site: TestApp
let isDown = false
let isBroken = false

const slugs = Array.from({ length: 230 }, (_, index) => `tool-${String(index).padStart(3, '0')}`)
const load = (changes: Record<string, unknown>, left: readonly string[] = slugs) =>
  loadCatalogue(database, { tools: { writing: left.map((slug) => toolRecord({ slug, plans: [plan()], ...changes })) } })

beforeAll(async () => {
  await load({})
  await load({ skill: 3 }, slugs.slice(1))
  site = await buildTestApp(database, {
    catalogueDir: folder,
    httpLimits: AMPLE_BUDGET,
    render: async () => ({ kind: 'page', status: 404, html: '<main></main>', visibility: 'public' }),
    services: (services) => {
      const { changes } = services.catalogue
      const after: typeof changes.after = (...given) => {
        if (isDown) throw new UnavailableError('The database is gone.')
        if (isBroken) throw new TypeError('a mistake')
        return changes.after(...given)
      }
      return { ...services, catalogue: { ...services.catalogue, changes: { ...changes, after } } }
    },
  })
})
afterAll(() => site.app.close())

const get = (query: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/changes.ndjson${query}`, headers })
type Line = { readonly sequence: string; readonly kind: string } & Record<string, unknown>
const linesOf = (body: string): Line[] => {
  const lines = body.split('\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => JSON.parse(line))
}

describe('the stream', () => {
  test('has every entry of the feed once, in its order, and ends with the sequence to go on from', async () => {
    const { headers, statusCode, body } = await get('')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    const lines = linesOf(body)
    const end = lines.pop()
    expect(lines).toHaveLength(230 + 1 + 229)
    expect(end).toEqual({ sequence: lines.at(-1)?.sequence, kind: 'end', more: false })
    const numbers = lines.map(({ sequence }) => Number(sequence))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(lines.slice(0, 100).map(({ sequence }) => sequence)).toEqual(
      (await changesAfter(null)).map(({ sequence }) => sequence),
    )
    expect(linesOf((await get(`?after=${end?.sequence}`)).body)).toEqual([end])
  })

  test('has the names and words of the data files, and times with a zone', async () => {
    const [added] = linesOf((await get('?first=1')).body)
    expect(added).toMatchObject({ kind: 'added', slug: 'tool-000', record: { skill: 1, plans: [{ month: 12 }] } })
    expect(Object.keys(added ?? {})).toEqual(['sequence', 'at', 'kind', 'id', 'slug', 'record'])
    const later = linesOf((await get('?after=230')).body)
    expect(later.slice(0, 2)).toEqual([
      {
        sequence: '231',
        at: '2026-11-20T12:00:00.000Z',
        kind: 'removed',
        id: added?.['id'],
        slug: 'tool-000',
        status: null,
      },
      expect.objectContaining({ kind: 'changed', slug: 'tool-001', field: 'skill', old_value: 1, new_value: 3 }),
    ])
    for (const { at } of later.slice(0, -1)) expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('ends after `first` entries and says that there are more', async () => {
    const whole = linesOf((await get('')).body)
    for (const first of [1, 99, 100, 101, 250]) {
      const lines = linesOf((await get(`?after=5&first=${first}`)).body)
      expect(lines.pop()).toEqual({ sequence: lines.at(-1)?.sequence, kind: 'end', more: true })
      expect(lines).toEqual(whole.slice(5, 5 + first))
    }
    expect(linesOf((await get('?after=5&first=100000')).body).at(-1)).toMatchObject({ more: false })
  })

  test('is compressed like other texts', async () => {
    const { body } = await get('')
    const [br, gzip] = [await get('', { 'accept-encoding': 'br' }), await get('', { 'accept-encoding': 'gzip' })]
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body)
  })

  test('has no body for HEAD', async () => {
    const { statusCode, headers, body } = await site.app.inject({ method: 'HEAD', url: '/changes.ndjson' })
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/x-ndjson; charset=utf-8', ''])
  })

  test('shows the records of the snapshot at its sequence, and nothing after it', async () => {
    const { headers, body } = await site.app.inject('/tools.ndjson')
    expect(linesOf(`${body}`)).toHaveLength(230)
    expect(linesOf((await get(`?after=${headers['x-catalogue-sequence']}`)).body)).toHaveLength(1)
  })
})

describe('a refusal is JSON with a stable code, never a page', () => {
  const CURSOR = '"after" must be the sequence of an entry or of a snapshot: a number from 0.'
  const FIRST = '"first" must be a number from 1 to 100000.'
  test.each([
    ['?after=-1', 400, 'BAD_USER_INPUT', CURSOR],
    ['?after=', 400, 'BAD_USER_INPUT', CURSOR],
    ['?after=1%00', 400, 'BAD_USER_INPUT', expect.any(String)],
    ['?after=%3Cscript%3E', 400, 'BAD_USER_INPUT', CURSOR],
    ['?after=1&after=2', 400, 'BAD_USER_INPUT', '"after" must be given once.'],
    ['?first=0', 400, 'BAD_USER_INPUT', FIRST],
    ['?first=100001', 400, 'BAD_USER_INPUT', FIRST],
    ['?first=1&first=2', 400, 'BAD_USER_INPUT', FIRST],
    ['?first=many', 400, 'BAD_USER_INPUT', FIRST],
    ['?after=99999999', 400, 'CURSOR_TOO_NEW', expect.stringContaining('Load a snapshot, such as /tools.ndjson')],
  ])('%s', async (query, status, code, message) => {
    const answer = await get(query, { accept: 'text/html' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    expect([answer.statusCode, answer.json().error]).toMatchObject([status, { code, message }])
  })

  test.each(['POST', 'DELETE', 'PUT'] as const)('%s', async (method) => {
    const answer = await site.app.inject({ method, url: '/changes.ndjson', headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.headers.allow, answer.json().error.code]).toEqual([
      405,
      'GET, HEAD',
      'METHOD_NOT_ALLOWED',
    ])
  })

  test('when the database is gone, and after a mistake', async () => {
    isDown = true
    const gone = await get('', { accept: 'text/html' })
    expect([gone.statusCode, gone.json().error.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    ;[isDown, isBroken] = [false, true]
    const broken = await get('', { accept: 'text/html' })
    expect([broken.statusCode, broken.json().error.code]).toEqual([500, 'INTERNAL_ERROR'])
    isBroken = false
  })
})
