import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOriginCheck } from '#server/http/pages/local-origin.ts'
import type { TestDatabase } from '../../support/database.ts'
import { createTestDatabase } from '../../support/database.ts'
import { buildTestApp, type TestApp } from './app-support.ts'

const HTML = 'text/html,application/xhtml+xml'
const LOCAL = 'http://localhost:4000'

describe('a page opened under another name of this machine', () => {
  const opens = createOriginCheck(LOCAL)

  test.each(['127.0.0.1:4000', '[::1]:4000', '127.8.0.1:4000'])('moves from %s', (host) => {
    expect(opens({ host, accept: HTML })).toBe(true)
    expect(opens({ host, accept: HTML, 'sec-fetch-mode': 'navigate' })).toBe(true)
  })

  test.each([
    ['localhost:4000', HTML, 'navigate'],
    ['127.0.0.1:4001', HTML, 'navigate'],
    ['site.example:4000', HTML, 'navigate'],
    ['127.0.0.1:4000', '*/*', 'navigate'],
    ['127.0.0.1:4000', HTML, 'cors'],
    ['127.0.0.1:4000@evil.example', HTML, 'navigate'],
    ['', HTML, 'navigate'],
  ])('stays for the host %s, %s and %s', (host, accept, mode) => {
    expect(opens({ host, accept, 'sec-fetch-mode': mode })).toBe(false)
  })

  test('stays when the public URL is not this machine', () => {
    for (const url of ['https://site.example', 'http://site.example:4000', 'http://localhost:0']) {
      expect(createOriginCheck(url)({ host: '127.0.0.1:4000', accept: HTML })).toBe(false)
    }
  })
})

describe('an application on this machine', () => {
  let database: TestDatabase
  let built: TestApp
  let catalogueDir: string
  beforeAll(async () => {
    database = await createTestDatabase()
    catalogueDir = await mkdtemp(join(tmpdir(), 'toolfinch-'))
    const html = '<!doctype html><title>Page</title>'
    const render = async () => ({ kind: 'page', status: 200, html, visibility: 'public' }) as const
    built = await buildTestApp(database, { publicUrl: LOCAL, catalogueDir, render })
  })
  afterAll(async () => {
    await built.app.close()
    await database.close()
    await rm(catalogueDir, { recursive: true, force: true })
  })
  const get = (url: string, host: string) => built.app.inject({ url, headers: { host, accept: HTML } })

  test('redirects pages to its public URL, with their query, and also once they are cached', async () => {
    expect((await get('/pricing?plan=pro', 'localhost:4000')).statusCode).toBe(200)
    const { statusCode, headers } = await get('/pricing?plan=pro', '127.0.0.1:4000')
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([
      302,
      `${LOCAL}/pricing?plan=pro`,
      'no-store',
    ])
    expect(headers['content-security-policy']).toBeDefined()
  })

  test('never redirects the API, functions, or health checks', async () => {
    for (const url of ['/graphql?query={__typename}', '/.netlify/functions/getTools', '/health/live']) {
      expect((await get(url, '127.0.0.1:4000')).headers['location'] ?? '').not.toContain(LOCAL)
    }
  })
})
