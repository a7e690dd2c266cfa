import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storeViewer } from '../../support/viewers.ts'

const database = registerTestDatabase()
let ids: Record<string, string>
let ada: Viewer
let now = 0

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: ['abacus', 'beacon'].map((slug) => toolRecord({ slug })) } })
  const tools = await database.prisma.tool.findMany()
  ids = Object.fromEntries(tools.map(({ slug, id }) => [slug, id]))
})
beforeEach(async () => {
  await database.prisma.user.deleteMany()
  ada = await person('ada@people.example')
  now = clock.now().getTime()
})

const person = (email: string) => storeViewer(database, email)
const as = (viewer: Viewer | null, privacyControl = false) => {
  const api = createApi(database, { viewer, now: () => new Date(now++) })
  Object.assign(api.context, { privacyControl })
  return api
}
const look = async (api: ReturnType<typeof as>, toolId: string | undefined) =>
  (
    await api.query(
      'mutation ($id: ID!) { trackToolView(input: { toolId: $id }) { ... on TrackToolViewPayload { kept } } }',
      { id: toolId },
    )
  ).data.trackToolView.kept
const history = async (viewer: Viewer) =>
  (await as(viewer).query('{ toolsExplored recentActivity { createdAt tool { slug } } }')).data
const slugsOf = async (viewer: Viewer) =>
  (await history(viewer)).recentActivity.map(({ tool }: { tool: { slug: string } }) => tool.slug)

describe('a tool view', () => {
  test('is stored once per tool, latest first', async () => {
    const api = as(ada)
    for (const slug of ['abacus', 'beacon', 'abacus']) expect(await look(api, ids[slug])).toBe(true)
    expect(await history(ada)).toMatchObject({ toolsExplored: 2 })
    expect(await slugsOf(ada)).toEqual(['abacus', 'beacon'])
  })

  test('is private', async () => {
    await look(as(ada), ids['abacus'])
    expect(await history(await person('bob@people.example'))).toEqual({ toolsExplored: 0, recentActivity: [] })
  })

  test('is not stored without a session, under privacy control or for an unknown tool', async () => {
    expect(await look(as(null), ids['abacus'])).toBe(false)
    expect(await look(as(ada, true), ids['abacus'])).toBe(false)
    expect(await look(as(ada), 'abacus')).toBe(false)
    expect(await look(as(ada), '00000000-0000-4000-8000-000000000000')).toBe(false)
    expect(await database.prisma.toolView.count()).toBe(0)
  })

  test('is limited to 120 a minute', async () => {
    const api = as(ada)
    for (let count = 0; count < 120; count += 1) await look(api, 'no tool')
    const { data } = await api.query('mutation { trackToolView(input: { toolId: "x" }) { ... on Failure { code } } }')
    expect(data.trackToolView).toEqual({ code: 'RATE_LIMITED' })
  })

  test('can be read by its member only, at most a hundred', async () => {
    for (const text of ['{ toolsExplored }', '{ recentActivity { id } }']) {
      expect((await as(null).query(text)).errors[0]).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
    expect((await as(ada).query('{ recentActivity(first: 101) { id } }')).errors[0]).toMatchObject({ field: 'first' })
  })
})

describe('settings', () => {
  const FIELDS = 'emailMarketing emailUpdates emailRecommendations pushNotifications keepHistory'
  const read = async () => (await as(ada).query(`{ settings { ${FIELDS} } }`)).data.settings
  const update = async (input: object, viewer: Viewer | null = ada) =>
    as(viewer).query(
      `mutation ($input: UpdateSettingsInput!) {
        updateSettings(input: $input) { ... on UpdateSettingsPayload { settings { ${FIELDS} } } } }`,
      { input },
    )
  const START = {
    emailMarketing: false,
    emailUpdates: false,
    emailRecommendations: false,
    pushNotifications: false,
    keepHistory: true,
  }

  test('start without emails, and change only given fields', async () => {
    expect(await read()).toEqual(START)
    await update({ emailUpdates: true, emailMarketing: null })
    const { data } = await update({ pushNotifications: true })
    expect(data.updateSettings.settings).toEqual({ ...START, emailUpdates: true, pushNotifications: true })
    expect(await read()).toEqual(data.updateSettings.settings)
  })

  test('turn the history off and delete it', async () => {
    await look(as(ada), ids['abacus'])
    await update({ keepHistory: false })
    expect(await history(ada)).toEqual({ toolsExplored: 0, recentActivity: [] })
    expect(await look(as(ada), ids['abacus'])).toBe(false)
    await update({ keepHistory: true })
    expect(await look(as(ada), ids['abacus'])).toBe(true)
  })

  test('require a session', async () => {
    expect((await update({}, null)).errors[0]).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await as(null).query('{ settings { keepHistory } }')).errors[0]).toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
