/** Two instances of the application on one database, and a member with a key. Registers the hooks of a test file. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { storeKey } from '../../support/api-keys.ts'
import { clock as fixed, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { storeViewer } from '../../support/viewers.ts'
import { buildTestApp, type TestApp } from '../http/app-support.ts'
import { captureLog } from '../http/support.ts'

/** Of an address; a key of the Basic plan has twice as much. */
export const CAPACITY = 2_000
export const QUERY = '{ tools(first: 1) { nodes { slug } } }'

type Request = { readonly authorization?: string; readonly query?: string; readonly site?: TestApp }

export const registerKeyedApp = () => {
  const database = registerTestDatabase()
  const folder = registerTemporaryFolder()
  const { lines, log } = captureLog()
  let now = 0
  const state = {} as { owner: Viewer; key: string; keyId: string; one: TestApp; two: TestApp }

  beforeAll(async () => {
    await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
    const options = {
      clock: { now: () => new Date(fixed.now().getTime() + now) },
      httpLimits: { budgetCapacity: CAPACITY, budgetPerSecond: 100 },
      log,
    }
    const render = async () => ({ kind: 'page', status: 200, html: '<title>x</title>', visibility: 'public' }) as const
    state.one = await buildTestApp(database, { ...options, catalogueDir: folder, render })
    state.two = await buildTestApp(database, options)
  })
  beforeEach(async () => {
    // Every budget is full again.
    now += 3_600_000
    lines.length = 0
    await database.prisma.user.deleteMany()
    state.owner = await storeViewer(database, 'ada@people.example', { emailVerified: true })
    const { key, id } = await storeKey(database, state.owner.id)
    Object.assign(state, { key, keyId: id })
  })
  afterAll(async () => {
    await state.one.app.close()
    await state.two.app.close()
  })

  const bearer = (key = state.key): string => `Bearer ${key}`
  const ask = ({ authorization = bearer(), query = QUERY, site = state.one }: Request = {}) =>
    site.app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers: { authorization } })
  return {
    database,
    log,
    lines,
    state,
    now: () => new Date(fixed.now().getTime() + now),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    bearer,
    ask,
    get: (url: string, authorization = bearer()) => state.one.app.inject({ url, headers: { authorization } }),
    /** Status and code. */
    refusalOf: async (request: Request = {}) => {
      const answer = await ask(request)
      return [answer.statusCode, answer.json().errors?.[0]?.extensions.code]
    },
  }
}
