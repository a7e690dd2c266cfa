import { isObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { requiredRole } from '#server/graphql/access.ts'
import type { FunctionAccess } from '#server/http/functions/define-function.ts'
import { FUNCTIONS } from '#server/http/functions/functions.ts'
import { silentLog } from '#server/platform/log.ts'
import { schema } from '#server/schema.ts'
import { createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { callFunction, createPeople, fieldsOf, KINDS, operations, typesWithin } from './everybody.ts'
import { PRIVATE_TYPES } from './private-types.ts'
import { EVERYBODY, MEMBERS } from './reviewed-fields.ts'

// The fields for everyone and for members are in reviewed-fields.ts; all others name the action of the policy that they
// need. A field with neither fails the first test.

const fieldsFor = (role: 'editor' | 'admin') => {
  const namesOf = (kind: 'query' | 'mutation') =>
    Object.values(fieldsOf(kind)).flatMap((field) => (requiredRole(field) === role ? [field.name] : []))
  return { query: namesOf('query'), mutation: namesOf('mutation') }
}
/** Fields that editors may use, in addition to administrators. */
const EDITORS = fieldsFor('editor')
const ADMINISTRATORS = fieldsFor('admin')

/** The functions' calls, as `name METHOD action`. */
const OPEN_CALLS = [
  'analytics POST event',
  'analytics POST pageView',
  'analytics POST session',
  'analytics POST track_tool_view',
  'auth POST reset_password',
  'auth POST signin',
  'auth POST signup',
  'contactForm POST',
  'getBlogPosts GET',
  'getTools GET',
]
const MEMBERS_CALLS = [
  'aiIntelligentRecommendations POST generate_recommendations',
  'aiRecommendations POST generate_recommendations',
  'aiRecommendations POST get_user_recommendations',
  'auth POST change_password',
  'auth POST check_subscription',
  'auth POST update_profile',
  'auth POST verify',
  'favorites DELETE',
  'favorites GET',
  'favorites POST',
  'getReferralCode POST',
  'saveQuizResults POST',
]
const ADMINISTRATORS_CALLS = [
  'aiToolResearchAgent POST discover_new_tools',
  'aiToolResearchAgent POST get_trending',
  'advancedMarketingSystem POST process_csv',
  'analytics POST getAnalytics',
  ...['deletePage', 'generatePages', 'getAllPages', 'getPagesByType', 'getStats', 'searchPages'].map(
    (action) => `programmaticSEO POST ${action}`,
  ),
]

const database = registerTestDatabase()
const members = registerMembers(database)
let revoked: string
let people: Awaited<ReturnType<typeof createPeople>>

beforeAll(async () => {
  revoked = await members.join()
  await members.query('mutation { signOut { ... on SignOutPayload { signedOut } } }', {}, { token: revoked })
  people = await createPeople(database)
})

/** One API per person, without rate limits that many requests of one person would reach. */
const apis = new Map<string, ReturnType<typeof createApi>>()

const codeFor = async (who: string, text: string): Promise<unknown> => {
  const api = apis.get(who) ?? createApi(database, { viewer: people[who] ?? null, limitsFactor: 10_000 })
  apis.set(who, api)
  const { errors } = await api.query(text)
  return errors[0]?.['code'] ?? null
}
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED']

describe('every root field', () => {
  test.each(KINDS)('of a %s is in one list', (kind) => {
    const listed = [...EVERYBODY[kind], ...MEMBERS[kind], ...EDITORS[kind], ...ADMINISTRATORS[kind]]
    expect(listed.sort()).toEqual(Object.keys(fieldsOf(kind)).sort())
  })

  test.each(operations(EVERYBODY))('%s is public', async (_name, text) => {
    expect(REFUSALS).not.toContain(await codeFor('visitor', text))
  })

  test.each([...operations(MEMBERS), ...operations(EDITORS), ...operations(ADMINISTRATORS)])(
    '%s rejects anonymous requests',
    async (name, text) => {
      for (const caller of [{}, { token: revoked }, { token: 'x'.repeat(32) }]) {
        const { data, errors } = await members.query(text, {}, caller)
        expect([data?.[name] ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED'])
      }
    },
  )

  test.each(operations(MEMBERS))('%s is for members', async (_name, text) => {
    for (const who of ['member', 'paid', 'editor', 'administrator', 'administrator without a factor'])
      expect(REFUSALS).not.toContain(await codeFor(who, text))
  })

  test.each(operations(EDITORS))('%s is for editors and administrators with a verified email', async (_name, text) => {
    for (const who of ['member', 'paid', 'unverified editor', 'unverified administrator']) {
      expect(await codeFor(who, text)).toBe('FORBIDDEN')
    }
    for (const who of ['editor without a factor', 'administrator without a factor']) {
      expect(await codeFor(who, text)).toBe('SECOND_FACTOR_SETUP_REQUIRED')
    }
    for (const who of ['editor', 'administrator']) expect(REFUSALS).not.toContain(await codeFor(who, text))
  })

  test.each([...operations(EDITORS), ...operations(ADMINISTRATORS)])('%s names the action', async (name, text) => {
    const refused: unknown[] = []
    const log = { ...silentLog, warn: (details: object) => void refused.push(details) }
    await createApi(database, { viewer: people['member'] ?? null, log }).query(text)
    const field = fieldsOf('query')[name] ?? fieldsOf('mutation')[name]
    expect(refused).toMatchObject([{ action: field?.extensions['action'] }])
  })

  test.each(operations(ADMINISTRATORS))('%s is for administrators with a verified email', async (_name, text) => {
    for (const who of ['member', 'paid', 'editor', 'unverified administrator']) {
      expect(await codeFor(who, text)).toBe('FORBIDDEN')
    }
    expect(await codeFor('administrator without a factor', text)).toBe('SECOND_FACTOR_SETUP_REQUIRED')
    expect(REFUSALS).not.toContain(await codeFor('administrator', text))
  })
})

test('only root fields name an action', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const others = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !roots.includes(type))
  const fields = others.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
  expect(fields.length).toBeGreaterThan(100)
  expect(fields.filter(({ extensions }) => extensions['action'] !== undefined)).toEqual([])
})

test('no public query reaches data of a single member', () => {
  const seen = typesWithin(EVERYBODY.query.filter((name) => name !== 'viewer'))
  expect(seen.size).toBeGreaterThan(10)
  expect(PRIVATE_TYPES.filter((name) => seen.has(name))).toEqual([])
  expect(PRIVATE_TYPES.filter((name) => schema.getType(name) === undefined)).toEqual([])
})

describe('every function call', () => {
  /** The calls that declare one of these kinds of callers. */
  const callsFor = (...kinds: readonly FunctionAccess[]) =>
    FUNCTIONS.flatMap(({ name, calls }) =>
      calls
        .filter(({ access }) => kinds.includes(access))
        .map(({ method, action }) => [name, method, action].filter((part) => part !== null).join(' ')),
    )

  test('is in the list of the callers that it declares', () => {
    expect(callsFor('anyone').sort()).toEqual([...OPEN_CALLS].sort())
    expect(callsFor('member').sort()).toEqual([...MEMBERS_CALLS].sort())
    expect(callsFor('editor', 'administrator').sort()).toEqual([...ADMINISTRATORS_CALLS].sort())
  })

  test.each(MEMBERS_CALLS)('%s is denied to anonymous requests', async (call) => {
    for (const token of [undefined, revoked]) {
      const answer = await callFunction(members.app, call, token)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ success: false, error: { code: 'UNAUTHENTICATED' } })
    }
  })

  test.each(ADMINISTRATORS_CALLS)('%s is for administrators only', async (call) => {
    const [name, , action] = call.split(' ')
    const isSeo = name === 'programmaticSEO'
    const payload = isSeo ? { action, type: 'comparison', query: 'a', pageId: 'x' } : { action }
    const url = `/.netlify/functions/${name}`
    const member = await members.join(`${action?.toLowerCase()}@people.example`)
    for (const [token, status, error] of [
      [undefined, 401, 'Please sign in.'],
      [revoked, 401, 'Please sign in.'],
      [member, 403, 'Forbidden'],
    ] as const) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const answer = await members.app.inject({ method: 'POST', url, payload, headers })
      const { success, error: told } = answer.json()
      expect([answer.statusCode, success, told.message ?? told]).toEqual([status, false, error])
    }
  })
})
