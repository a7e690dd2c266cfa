/** What a request with a key may not do. */
import { describe, expect, test } from 'vitest'
import { requireScope } from '#core/integrations/key-principal.ts'
import type { Services } from '#server/services.ts'
import { storeKey } from '../../support/api-keys.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { registerKeyedApp } from './keyed-app.ts'

const { database, state, bearer, ask, get, refusalOf } = registerKeyedApp()

describe('a key is not a session', () => {
  const NOT_HERE = 'API keys do not work here: they read public data. Send the token of a session instead.'

  test.each(['{ viewer { id } }', '{ settings { emailUpdates } }', '{ members { totalCount } }'])(
    '%s is refused',
    async (query) => {
      const { data, errors } = (await ask({ query })).json()
      expect(data ?? null).toSatisfy(
        (value) => value === null || Object.values(value as object).every((one) => one === null),
      )
      expect(errors).toMatchObject([{ message: NOT_HERE, extensions: { code: 'UNAUTHENTICATED' } }])
    },
  )

  test('mutations are refused before they run, even those that are open to everybody', async () => {
    const query = 'mutation { requestPasswordReset(input: { email: "ada@people.example" }) { __typename } }'
    const answer = await ask({ query })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().errors).toMatchObject([{ message: NOT_HERE, extensions: { code: 'UNAUTHENTICATED' } }])
    expect(await database.prisma.passwordResetRequest.count()).toBe(0)
  })

  test.each([
    ['/.netlify/functions/auth', { action: 'reset_password', email: 'ada@people.example' }],
    [
      '/.netlify/functions/contactForm',
      { name: 'A', email: 'a@b.example', subject: 'Hello', message: 'A long message.' },
    ],
    ['/.netlify/functions/auth', { action: 'verify' }],
    ['/.netlify/functions/programmaticSEO', { action: 'getStats' }],
    ['/admin-files/catalogue?name=x.csv', {}],
  ])('%s with %j is refused', async (url, payload) => {
    const answer = await state.one.app.inject({ method: 'POST', url, payload, headers: { authorization: bearer() } })
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toContain(NOT_HERE)
  })

  test('nor is it one of its administrator', async () => {
    await database.prisma.user.updateMany({
      data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin', emailVerified: true },
    })
    expect((await ask({ query: '{ members { totalCount } }' })).json().errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  })
})

describe('a scope', () => {
  const contextOf = async (services: Services, apiKey: string) => {
    const principal = await services.integrations.keyVerification.verify(apiKey, () => undefined)
    return { apiKey: principal }
  }

  test('that is missing is named', async () => {
    const { key: other } = await storeKey(database, state.owner.id, { scopes: ['recommend'] })
    const authorization = `Bearer ${other}`
    const answer = await ask({ authorization })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().errors).toMatchObject([
      {
        message: 'The API key does not have the scope "catalogue". Create a key in Settings, tab Developer.',
        extensions: { code: 'KEY_SCOPE_MISSING' },
      },
    ])
    const nested = '{ ...A } fragment A on Query { ... { tools(first: 1) { nodes { slug } } } }'
    expect(await refusalOf({ authorization, query: nested })).toEqual([403, 'KEY_SCOPE_MISSING'])
    const file = await get('/tools.json', authorization)
    expect([file.statusCode, file.json().error.code]).toEqual([403, 'KEY_SCOPE_MISSING'])
    // The schema is for everybody.
    expect((await ask({ authorization, query: '{ __schema { queryType { name } } }' })).statusCode).toBe(200)
  })

  test('gives the plan of its member, and never more rights than a member has', async () => {
    await database.prisma.user.updateMany({
      data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin', emailVerified: true },
    })
    const allowed = requireScope(await contextOf(state.one.services, state.key), 'recommend')
    expect(allowed).toMatchObject({ id: state.owner.id, role: 'member', sessionId: '', entitlement: { plan: 'basic' } })
    const { key: other } = await storeKey(database, state.owner.id, { scopes: ['catalogue'] })
    const context = await contextOf(state.one.services, other)
    expect(() => requireScope(context, 'recommend')).toThrow('The API key does not have the scope "recommend".')
    expect(() => requireScope({}, 'recommend')).toThrow('This needs an API key with the scope "recommend".')
  })
})
