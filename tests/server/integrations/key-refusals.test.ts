/** Keys that no entry point accepts. */
import { describe, expect, test } from 'vitest'
import { createRequestContext } from '#server/http/request-context.ts'
import { storeKey } from '../../support/api-keys.ts'
import { CAPACITY, registerKeyedApp } from './keyed-app.ts'

const { database, state, bearer, ask, get, refusalOf, now, log, lines } = registerKeyedApp()

describe('a key that is not accepted', () => {
  const refusals: [string, string, () => Promise<string>][] = [
    ['mistyped', 'KEY_MALFORMED', async () => `Bearer ${state.key.slice(0, -1)}${state.key.endsWith('a') ? 'b' : 'a'}`],
    ['sent without its scheme', 'KEY_MALFORMED', async () => state.key],
    [
      'unknown',
      'KEY_UNKNOWN',
      async () => {
        await database.prisma.apiKey.delete({ where: { id: state.keyId } })
        return bearer()
      },
    ],
    [
      'that of a deleted account',
      'KEY_UNKNOWN',
      async () => {
        await database.prisma.user.deleteMany()
        return bearer()
      },
    ],
    [
      'revoked',
      'KEY_REVOKED',
      async () => `Bearer ${(await storeKey(database, state.owner.id, { revokedAt: now() })).key}`,
    ],
    [
      'expired',
      'KEY_EXPIRED',
      async () => `Bearer ${(await storeKey(database, state.owner.id, { expiresAt: now() })).key}`,
    ],
    [
      'that of a suspended account',
      'KEY_SUSPENDED',
      async () => {
        await database.prisma.user.updateMany({ data: { suspendedAt: now() } })
        return bearer()
      },
    ],
  ]
  test.each(refusals)('%s is refused with %s at every entry point', async (_what, code, prepare) => {
    const authorization = await prepare()
    expect(await refusalOf({ authorization })).toEqual([401, code])
    for (const url of [
      '/tools.json',
      '/.netlify/functions/getTools?limit=1',
      '/sitemap.xml',
      '/robots.txt',
      '/nowhere.json',
    ]) {
      const answer = await get(url, authorization)
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 401, 'no-store'])
      expect(answer.json().error.code).toBe(code)
    }
    expect((await get('/about', authorization)).statusCode).toBe(401)
  })

  const CREATE = 'Create a key in Settings, tab Developer.'
  test.each<[string, string, () => Promise<unknown>]>([
    [
      'KEY_MALFORMED',
      'The API key is mistyped: its format or checksum is wrong. Copy it again, and send it as "Authorization: Bearer tfk_...".',
      async () => {
        state.key += 'x'
      },
    ],
    [
      'KEY_UNKNOWN',
      `The API key does not exist. Its account may have been deleted. ${CREATE}`,
      () => database.prisma.user.deleteMany(),
    ],
    [
      'KEY_REVOKED',
      `The API key was revoked. ${CREATE}`,
      () => database.prisma.apiKey.updateMany({ data: { revokedAt: now() } }),
    ],
    [
      'KEY_EXPIRED',
      `The API key has expired. ${CREATE}`,
      () => database.prisma.apiKey.updateMany({ data: { createdAt: new Date(0), expiresAt: now() } }),
    ],
    [
      'KEY_SUSPENDED',
      'The account of the API key is suspended.',
      () => database.prisma.user.updateMany({ data: { suspendedAt: now() } }),
    ],
  ])('%s says how to mend it', async (code, message, prepare) => {
    await prepare()
    expect((await ask()).json().errors).toMatchObject([{ message, extensions: { code } }])
  })

  test('a mistyped one is found before the database is read', async () => {
    const { keyVerification } = state.one.services.integrations
    const beforeLookup = () => {
      throw new Error('looked up')
    }
    await expect(keyVerification.verify(`${state.key}x`, beforeLookup)).rejects.toMatchObject({ code: 'KEY_MALFORMED' })
    await expect(keyVerification.verify((await storeKey(database, state.owner.id)).key, beforeLookup)).rejects.toThrow(
      'looked up',
    )
  })

  test('is charged to the address, so that guessing ends', async () => {
    await database.prisma.apiKey.deleteMany()
    let count = 0
    while ((await refusalOf())[0] === 401) count += 1
    expect(await refusalOf()).toEqual([429, 'RATE_LIMITED'])
    expect(count).toBeLessThan(CAPACITY / 10)
  })

  test('is refused by another instance at once', async () => {
    expect((await ask({ site: state.two })).statusCode).toBe(200)
    await state.one.services.integrations.apiKeys.revoke(state.owner, state.keyId)
    expect(await refusalOf({ site: state.two })).toEqual([401, 'KEY_REVOKED'])
    expect(await refusalOf({ site: state.one })).toEqual([401, 'KEY_REVOKED'])
  })
})

describe('a key in an address', () => {
  const MESSAGE =
    'The address contains an API key, and addresses are stored in histories and logs. Revoke the key in Settings, tab Developer, and send a new one in the header "Authorization: Bearer tfk_...".'

  test.each([
    (text: string) => `/graphql?query=%7B__typename%7D&key=${text}`,
    (text: string) => `/tools.json?api_key=${text}`,
    (text: string) => `/tools.json?x=%74fk_${text.slice(4)}`,
    (text: string) => `/about/${text}`,
    (text: string) => `/.netlify/functions/getTools?token=${text}`,
    (text: string) => `/robots.txt?${text}`,
  ])('is refused and not logged: %s', async (urlWith) => {
    const answer = await state.one.app.inject(urlWith(state.key))
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('KEY_IN_URL')
    expect(JSON.parse(answer.body)).toSatisfy((body: object) =>
      JSON.stringify(body).includes(JSON.stringify(MESSAGE).slice(1, -1)),
    )
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain(state.key.slice(10))
  })

  test('is not logged from a header either', async () => {
    await ask({ query: '{ viewer { id } }' })
    await ask({ authorization: `Bearer ${state.key}x` })
    log.warn({ headers: { authorization: bearer() }, err: new Error(`sent ${state.key}`) }, 'test')
    expect(lines.length).toBeGreaterThan(2)
    expect(JSON.stringify(lines)).not.toContain(state.key.slice(10))
  })
})

test('a route without a price ignores keys, but does not take one for a session', async () => {
  expect((await get('/health/live')).statusCode).toBe(200)
  const request = { id: 'x', apiKey: null, headers: { authorization: bearer() }, ip: '::1', raw: {}, log }
  const context = createRequestContext(state.one.services, request as never)
  await expect(context.viewer()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(context.accessToken).toBeUndefined()
})
