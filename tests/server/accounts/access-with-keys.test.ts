/** API keys as callers of every root field and function. */
import { beforeAll, describe, expect, test } from 'vitest'
import { requiredRole } from '#server/graphql/access.ts'
import { FUNCTIONS } from '#server/http/functions/functions.ts'
import { storeKey } from '../../support/api-keys.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { callFunction, fieldsOf, operations } from './everybody.ts'
import { EVERYBODY, MEMBERS } from './reviewed-fields.ts'

const database = registerTestDatabase()
const members = registerMembers(database, { limitsFactor: 10_000 })
const keys: Record<string, string> = {}

/** Public fields that look for the viewer. */
const ABOUT_THE_VIEWER = ['provisionalMatches', 'recommendationQuota', 'toolMatches', 'viewer']
const namesFor = (kind: 'query' | 'mutation') =>
  Object.values(fieldsOf(kind)).flatMap((field) => (requiredRole(field) === null ? [] : [field.name]))
const RESTRICTED = { query: [...MEMBERS.query, ...namesFor('query')], mutation: [] }
const PUBLIC = { query: EVERYBODY.query.filter((name) => !ABOUT_THE_VIEWER.includes(name)), mutation: [] }
const MUTATIONS = { query: [], mutation: Object.keys(fieldsOf('mutation')).filter((name) => name !== 'recommend') }

beforeAll(async () => {
  await members.join()
  // The key of an administrator with every right.
  await database.prisma.user.updateMany({
    data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin', emailVerified: true },
  })
  const { id } = await database.prisma.user.findFirstOrThrow()
  for (const [name, changes] of Object.entries({
    catalogue: { scopes: ['catalogue' as const] },
    recommend: { scopes: ['recommend' as const] },
    both: {},
    revoked: { revokedAt: clock.now() },
    expired: { createdAt: new Date(0), expiresAt: clock.now() },
  })) {
    keys[name] = (await storeKey(database, id, changes)).key
  }
})

const codeFor = async (name: string, text: string): Promise<unknown> =>
  (await members.query(text, {}, { token: keys[name] ?? '' })).errors?.[0]?.extensions.code ?? null

describe('a key', () => {
  test.each(operations(PUBLIC))('reads %s with the scope catalogue only', async (_name, text) => {
    const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'KEY_SCOPE_MISSING']
    for (const name of ['catalogue', 'both']) expect(refusals).not.toContain(await codeFor(name, text))
    expect(await codeFor('recommend', text)).toBe('KEY_SCOPE_MISSING')
  })

  test.each(operations({ query: ABOUT_THE_VIEWER, mutation: [] }))('is no viewer for %s', async (_name, text) => {
    for (const name of ['catalogue', 'both']) expect(await codeFor(name, text)).toBe('UNAUTHENTICATED')
  })

  test.each(operations(RESTRICTED))('does not read %s', async (_name, text) => {
    for (const name of ['catalogue', 'both']) expect(await codeFor(name, text)).toBe('UNAUTHENTICATED')
    expect(await codeFor('recommend', text)).toBe('KEY_SCOPE_MISSING')
  })

  test.each(operations(MUTATIONS))('does not call %s', async (_name, text) => {
    for (const name of ['catalogue', 'recommend', 'both']) expect(await codeFor(name, text)).toBe('UNAUTHENTICATED')
  })

  test.each(operations({ query: [], mutation: ['recommend'] }))('calls %s with its scope only', async (_name, text) => {
    for (const name of ['recommend', 'both']) expect(await codeFor(name, text)).toBeNull()
    expect(await codeFor('catalogue', text)).toBe('KEY_SCOPE_MISSING')
    expect(await codeFor('revoked', text)).toBe('KEY_REVOKED')
    expect(await codeFor('expired', text)).toBe('KEY_EXPIRED')
  })

  test.each([...operations(PUBLIC), ...operations(RESTRICTED), ...operations(MUTATIONS)])(
    'that has ended is refused for %s',
    async (_name, text) => {
      expect(await codeFor('revoked', text)).toBe('KEY_REVOKED')
      expect(await codeFor('expired', text)).toBe('KEY_EXPIRED')
    },
  )
})

describe('a function', () => {
  const calls = FUNCTIONS.flatMap(({ name, calls: rows }) =>
    rows.map(({ method, action }) => [name, method, action].filter((part) => part !== null).join(' ')),
  )
  const OPEN = ['getTools GET', 'getBlogPosts GET']
  const NEED_INPUT = ['getPagesByType', 'searchPages'].map((action) => `programmaticSEO POST ${action}`)

  test.each(calls)('%s', async (call) => {
    const status = async (name: string) => (await callFunction(members.app, call, keys[name])).statusCode
    // Input is checked before the caller.
    expect(await status('both')).toBe(OPEN.includes(call) ? 200 : NEED_INPUT.includes(call) ? 400 : 401)
    expect(await status('recommend')).toBe(403)
    for (const name of ['revoked', 'expired']) expect(await status(name)).toBe(401)
  })
})
