/** The examples of `/developers`, run as a reader would run them. */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DocumentNode, parse, print } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeKey } from '../../support/api-keys.ts'
import { loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { DEVELOPERS_PAGE, examplesIn, fileExample, shapeOf } from '../../support/developers-page.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { storeViewer } from '../../support/viewers.ts'
import { buildTestApp, type TestApp } from '../http/app-support.ts'

const database = registerTestDatabase()
const catalogueDir = registerTemporaryFolder()
const folder = registerTemporaryFolder()
let site: TestApp
let address: string
let key: string

const OTTER = toolRecord({
  slug: 'otter-ai',
  name: 'Otter.ai',
  description: 'Transcribes meetings while they run, and writes a summary of each of them.',
  plans: [plan({ month: 17 })],
})
const load = (...names: string[]) =>
  loadCatalogue(database, {
    tools: { writing: [OTTER, ...names.map((name) => toolRecord({ slug: name.toLowerCase(), name }))] },
  })

beforeAll(async () => {
  await load('Abacus', 'Birch')
  const render = async () => ({ kind: 'page', status: 200, html: '<title>x</title>', visibility: 'public' }) as const
  site = await buildTestApp(database, { catalogueDir, render })
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  const { id } = await storeViewer(database, 'ada@people.example', { emailVerified: true })
  key = (await storeKey(database, id)).key
})
afterAll(() => site.app.close())

const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

/** The output of an example that is saved under its name. */
const run = async (name: string): Promise<string> => {
  writeFileSync(join(folder, name), fileExample(name, address))
  const env = { ...process.env, TOOLFINCH_KEY: key }
  return (await promisify(execFile)(process.execPath, [name], { cwd: folder, env })).stdout
}

/** The address, headers and body of a curl command. */
const requestOf = (command: string) => {
  const [, url = ''] = /(https?:\/\/\S+)/.exec(command) ?? []
  const [, body = ''] = /-d '([^']*)'/.exec(command) ?? []
  const headers = [...command.matchAll(/-H (['"])(.*?): (.*?)\1/g)].map(([, , name = '', value = '']) => [name, value])
  return { url, body, headers: Object.fromEntries(headers) as Record<string, string> }
}

const same = (document: string): string => print(parse(document) as DocumentNode)

describe('the GraphQL documents', () => {
  test('run without an error, within the limit of costs', async () => {
    const documents = examplesIn('graphql')
    expect(documents.length).toBeGreaterThanOrEqual(6)
    for (const query of documents) {
      const answer = await send(JSON.stringify({ query }), { authorization: `Bearer ${key}` })
      const { data, errors, extensions } = await answer.json()
      expect([answer.status, errors]).toEqual([200, undefined])
      expect(extensions.cost.requested).toBeLessThanOrEqual(extensions.cost.limit)
      expect(data.recommend?.code).toBeUndefined()
    }
  })
})

describe('the quick start', () => {
  test('sends its first query with curl, and shows the form of the answer', async () => {
    const [first = ''] = examplesIn('bash', address)
    const { url, body, headers } = requestOf(first)
    expect([url, headers]).toEqual([`${address}/graphql`, { 'content-type': 'application/json' }])
    expect(same(JSON.parse(body).query)).toBe(same(examplesIn('graphql')[0] ?? ''))
    const answer = await (await send(body)).json()
    expect(shapeOf(JSON.parse(examplesIn('json')[0] ?? ''))).toEqual(shapeOf(answer))
    expect(answer.data.tools.nodes[0].name).toBe('Otter.ai')
  })

  test('has commands that only name the endpoint', () => {
    for (const command of examplesIn('bash', address)) expect(requestOf(command).url).toBe(`${address}/graphql`)
  })

  test('prints the same lines with JavaScript as it shows', async () => {
    expect(await run('search.mjs')).toMatch(/^Otter\.ai: \$17 a month \(\d{4}-\d\d\)\n/)
  })

  test('sends the same query with Python', () => {
    const code = fileExample('search.py', address)
    const [, query = ''] = /QUERY = """(.*?)"""/s.exec(code) ?? []
    const [, inJavaScript = ''] = /query: `(.*?)`/s.exec(fileExample('search.mjs')) ?? []
    expect(same(query)).toBe(same(inJavaScript))
    expect(code).toContain(`"${address}/graphql", body, {"content-type": "application/json"}`)
    expect(code).toContain('"variables": {"search": "transcribe meetings"}')
  })

  test('shows the budget of a key', async () => {
    const { body, headers } = requestOf(examplesIn('bash', address)[1] ?? '')
    expect(headers['authorization']).toBe('Bearer $TOOLFINCH_KEY')
    const withKey = await send(body, { authorization: `Bearer ${key}` })
    const header = (answer: Response) => `ratelimit-policy: ${answer.headers.get('ratelimit-policy')}`
    expect(DEVELOPERS_PAGE).toContain(header(withKey))
    expect(DEVELOPERS_PAGE).toContain(header(await send(body)))
  })

  test('gets a recommendation', async () => {
    const lines = (await run('recommend.mjs')).trimEnd().split('\n')
    expect(lines[0]).toMatch(/^1\. \S.*: \S/)
    expect(examplesIn('text')).toContain(`${lines.at(-1)}\n`)
  })

  test('keeps a copy that follows the catalog', async () => {
    const state = () => JSON.parse(readFileSync(join(folder, 'copy.json'), 'utf8'))
    const current = async () => {
      await site.services.catalogue.revision.check()
      const [first, ...records] = (await (await fetch(`${address}/tools.ndjson`)).text()).trimEnd().split('\n')
      const { sequence } = JSON.parse(first ?? '')
      return { sequence, tools: Object.fromEntries(records.map((text) => [JSON.parse(text).id, JSON.parse(text)])) }
    }
    expect(await run('copy.mjs')).toMatch(/^3 tools, up to change \d+\n$/)
    expect(state()).toEqual(await current())
    await load('Abacus', 'Cedar', 'Dogwood')
    expect(await run('copy.mjs')).toMatch(/^4 tools, up to change \d+\n$/)
    expect(state().tools).toEqual((await current()).tools)
    writeFileSync(join(folder, 'copy.json'), JSON.stringify({ sequence: '99999999', tools: {} }))
    await run('copy.mjs')
    expect(state()).toEqual(await current())
  })
})
