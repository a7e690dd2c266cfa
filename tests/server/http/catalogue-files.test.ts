import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueFiles } from '#server/http/files/catalogue-files.ts'
import { toCsv } from '#server/http/files/catalogue-texts.ts'
import { functions } from '#server/http/functions/functions.ts'
import type { LegacyTool } from '#server/http/functions/legacy-tool.ts'
import { compression } from '#server/http/plugins/compression.ts'
import { HttpError } from '#server/http/plugins/errors.ts'
import { createOwnContext } from '#server/http/request-context.ts'
import { silentLog } from '#server/platform/log.ts'
import { schema } from '#server/schema.ts'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import { bareFastify } from './support.ts'

const FILES = ['tools-engine.json', 'tools-search.json', 'tools.csv', 'tools.json', 'tools.ndjson'] as const

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>
let app: FastifyInstance
const dir = join(registerTemporaryFolder(), 'new', 'folder')

const sourcesOf = (services: ReturnType<typeof createApi>['services']) => ({
  context: createOwnContext(services, silentLog),
  words: { synonyms: [], jobs: [], outsideProducts: [] },
  readSnapshot: services.catalogue.changes.snapshot,
  readListFacts: services.catalogue.toolLists.listFacts,
  readEngineFile: services.recommendations.engineFile,
  currentRevision: services.catalogue.revision.current,
  onRevision: services.catalogue.revision.subscribe,
})

const load = (skill: number) =>
  loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({ slug: 'abacus', name: 'Aba, "cus"', skill, plans: [plan()] }),
        toolRecord({ slug: 'gone', status: 'discontinued' }),
      ],
      email: [
        toolRecord({ slug: 'formula', name: '=HYPERLINK("//evil")', pricing_model: null, prominence: skill % 4 }),
      ],
    },
  })

beforeAll(async () => {
  await load(1)
  api = createApi(database)
  const { services, execute, context } = api
  app = await bareFastify()
  await services.catalogue.revision.check()
  await app.register(compression)
  await app.register(functions, { execute, createContext: () => context, schema })
  await app.register(catalogueFiles, { execute, ...sourcesOf(services), dir })
})
afterAll(() => app.close())

const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/${name}`, headers })

test('a catalog of more than one batch is written whole, with one header line', async () => {
  const many = await createTestDatabase()
  const slugs = Array.from({ length: 230 }, (_, index) => `tool-${String(index).padStart(3, '0')}`)
  await loadCatalogue(many, { tools: { writing: slugs.map((slug) => toolRecord({ slug })) } })
  const { services, execute } = createApi(many)
  const site = await bareFastify()
  await site.register(catalogueFiles, { execute, ...sourcesOf(services), dir: await temporaryFolder() })
  const rows: LegacyTool[] = (await site.inject('/tools.json')).json()
  expect(rows.map(({ slug }) => slug)).toEqual(slugs)
  expect((await site.inject('/tools.csv')).body).toBe(toCsv(rows))
  await site.close()
  await many.close()
})

test('the end waits for a write in progress and begins no other, so that none fails on a closed database', async () => {
  const { services, execute } = createApi(database)
  const site = await bareFastify()
  let isClosed = false
  let follow = async (): Promise<void> => undefined
  await site.register(catalogueFiles, {
    execute: async (...parts) => {
      for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      if (isClosed) throw new Error('the database is closed')
      return execute(...parts)
    },
    ...sourcesOf(services),
    dir: await temporaryFolder(),
    onRevision: (listener) => {
      follow = listener
    },
  })
  const writing = follow()
  await site.close()
  isClosed = true
  await expect(writing).resolves.toBeUndefined()
  await expect(follow()).resolves.toBeUndefined()
})

test('requests before the first files are written wait for the same ones, and after a failure the next request writes them', async () => {
  const { services, execute } = createApi(database)
  const site = await bareFastify()
  let lists = 0
  let isBroken = true
  await site.register(catalogueFiles, {
    execute: async (parts) => {
      lists += 1
      if (isBroken) throw new HttpError(503, 'The database is away.')
      return execute(parts)
    },
    ...sourcesOf(services),
    dir: await temporaryFolder(),
  })
  const getAll = () => Promise.all(FILES.map(async (name) => (await site.inject(`/${name}`)).statusCode))
  expect(await getAll()).toEqual([503, 503, 503, 503, 503])
  expect(lists).toBe(1)
  isBroken = false
  expect(await getAll()).toEqual([200, 200, 200, 200, 200])
  expect(lists).toBe(2)
  await site.close()
})

describe('the catalog as files', () => {
  test('holds in JSON exactly what getTools answers', async () => {
    const answer = await get('tools.json')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const rows: LegacyTool[] = (await app.inject('/.netlify/functions/getTools')).json()
    const byName = rows.sort((a, b) => (a.name < b.name ? -1 : 1))
    expect(answer.json()).toEqual(byName)
    expect(byName.map(({ slug }) => slug)).toEqual(['formula', 'abacus'])
  })

  test('holds in CSV the same tools, a line each below the names of the fields', async () => {
    const answer = await get('tools.csv')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const { data, errors, meta } = Papa.parse<Record<string, string>>(answer.body, {
      header: true,
      skipEmptyLines: true,
    })
    expect(errors).toEqual([])
    const tools: LegacyTool[] = (await get('tools.json')).json()
    expect(meta.fields).toEqual(Object.keys(tools[0] ?? {}))
    expect(data.map((row) => row['name'])).toEqual(['\'=HYPERLINK("//evil")', 'Aba, "cus"'])
    expect(data[1]).toMatchObject({
      features: 'Letter templates | Shared folder | Spelling correction | Export to PDF',
      verified: 'false',
      logo_url: '',
      review_count: '0',
    })
  })

  test('holds in NDJSON the records that the change feed leads to, below the state that they are of', async () => {
    const answer = await get('tools.ndjson')
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    const { revision, sequence, records } = await api.services.catalogue.changes.snapshot()
    const [first, ...lines] = answer.body.split('\n')
    expect(JSON.parse(first ?? '')).toEqual({ revision, sequence, tools: 2 })
    expect(lines.pop()).toBe('')
    expect(lines.map((line) => JSON.parse(line))).toEqual(records)
    expect(records.map(({ slug }) => slug)).toEqual(['abacus', 'formula'])
    const shared = [
      'id',
      'slug',
      'name',
      'description',
      'website_url',
      'pricing_model',
      'features',
      'pros',
      'api_available',
    ]
    const of = (record: object) =>
      Object.fromEntries(Object.entries(record).filter(([field]) => shared.includes(field)))
    const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
    const tools: LegacyTool[] = (await get('tools.json')).json()
    expect(tools.sort(bySlug).map(of)).toEqual(records.map(of))
    expect(Object.keys(of(tools[0] ?? {}))).toHaveLength(shared.length)
  })

  test('says in each answer, also in 304, to which state of the change feed it corresponds', async () => {
    const { revision, sequence } = await api.services.catalogue.changes.snapshot()
    for (const name of FILES) {
      const { headers } = await get(name)
      const state = { 'x-catalogue-revision': String(revision), 'x-catalogue-sequence': sequence }
      expect(headers).toMatchObject({ ...state, 'access-control-allow-origin': '*' })
      for (const one of ['etag', ...Object.keys(state)]) expect(headers['access-control-expose-headers']).toContain(one)
      expect((await get(name, { 'if-none-match': String(headers.etag) })).headers).toMatchObject(state)
    }
  })

  test('claims no state when the catalog changes during every attempt to read it, and the right one afterwards', async () => {
    const { services, execute } = createApi(database)
    await services.catalogue.revision.check()
    const site = await bareFastify()
    let isMoving = true
    let follow = async (): Promise<void> => undefined
    await site.register(catalogueFiles, {
      execute,
      ...sourcesOf(services),
      dir: await temporaryFolder(),
      readSnapshot: async () => {
        const snapshot = await services.catalogue.changes.snapshot()
        return isMoving ? { ...snapshot, revision: snapshot.revision + 1 } : snapshot
      },
      onRevision: (listener) => {
        follow = listener
      },
    })
    const { sequence } = await services.catalogue.changes.snapshot()
    expect((await site.inject('/tools.json')).headers['x-catalogue-sequence']).toBeUndefined()
    expect((await site.inject('/tools.ndjson')).headers['x-catalogue-sequence']).toBe(sequence)
    isMoving = false
    await follow()
    expect((await site.inject('/tools.json')).headers['x-catalogue-sequence']).toBe(sequence)
    await site.close()
  })

  test('lies on disk as it is sent, and nothing else beside it', async () => {
    expect((await readdir(dir)).sort()).toEqual([...FILES])
    for (const name of FILES) expect(await readFile(join(dir, name), 'utf8')).toBe((await get(name)).body)
  })

  test.each(FILES)('is sent once to those who keep %s', async (name) => {
    const { etag } = (await get(name)).headers
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/)
    const tag = String(etag)
    for (const held of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const answer = await get(name, { 'if-none-match': held })
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', tag])
      expect(answer.headers.vary).toBe('accept-encoding')
    }
    for (const held of ['"other"', tag.slice(3, -1), '']) {
      expect((await get(name, { 'if-none-match': held })).statusCode).toBe(200)
    }
    expect((await app.inject({ method: 'HEAD', url: `/${name}` })).headers.etag).toBe(tag)
  })

  test('has one weak tag for all its encodings, which a cache must tell apart', async () => {
    const plain = await get('tools.json')
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await get('tools.json', { 'accept-encoding': encoding })
      expect(headers).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag, vary: 'accept-encoding' })
    }
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers).toMatchObject({ etag: expect.stringMatching(/^W\//), vary: 'accept-encoding' })
  })

  test('follows the catalog', async () => {
    const before = await get('tools.json')
    await loadCatalogue(database, { tools: { writing: [toolRecord({ slug: 'birch' })] } })
    expect((await get('tools.json')).body).toBe(before.body)
    await api.services.catalogue.revision.check()
    const after = await get('tools.json')
    expect(after.json()).toMatchObject([{ slug: 'birch' }])
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await get('tools.csv')).body).toContain('birch')
    expect((await readdir(dir)).sort()).toEqual([...FILES])
  })

  test('is never seen half or under the tag of another version while it is written', async () => {
    const { createHash } = await import('node:crypto')
    const tagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url')}"`
    let writing = true
    const read = async () => {
      const seen = new Set<string>()
      while (writing) {
        for (const name of FILES) {
          const answer = await get(name)
          expect(answer.headers.etag).toBe(tagOf(answer.body))
          seen.add(answer.body)
        }
      }
      return seen.size
    }
    const readers = [read(), read()]
    for (const skill of [1, 2, 3, 4, 1, 2]) {
      await load(skill)
      await api.services.catalogue.revision.check()
    }
    writing = false
    for (const seen of await Promise.all(readers)) expect(seen).toBeGreaterThan(2)
  })

  test('stays when the database is gone', async () => {
    const before = await Promise.all(FILES.map(async (name) => (await get(name)).body))
    await database.close()
    await api.services.catalogue.revision.check()
    expect(await Promise.all(FILES.map(async (name) => (await get(name)).body))).toEqual(before)
  })
})
