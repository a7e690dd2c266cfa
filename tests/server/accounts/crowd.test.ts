import { expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { createMembers } from '../../support/members.ts'

const { database, members } = createAccountsApp()

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  __typename ... on Failure { code } ... on RateLimitedError { retryAfterSeconds }
} }`
type Try = { readonly email: string; readonly password: string }

/** The result of an attempt: the error code, and the seconds to wait. */
type Outcome = readonly [code: unknown, seconds: unknown]

type Members = Pick<Awaited<ReturnType<typeof createMembers>>, 'app' | 'query'>
type Door = (members: Members, input: Try, remoteAddress: string) => Promise<Outcome>

const throughGraphql: Door = async ({ query }, input, remoteAddress) => {
  const { data, errors } = await query(SIGN_IN, { input }, { address: remoteAddress })
  if (errors !== undefined) return [errors[0].extensions.code, null]
  return [data.signIn.code, data.signIn.retryAfterSeconds ?? null]
}
const throughFunction: Door = async ({ app }, input, remoteAddress) => {
  const payload = { action: 'signin', ...input }
  const url = '/.netlify/functions/auth'
  const { statusCode, headers, json } = await app.inject({ method: 'POST', url, payload, remoteAddress })
  const { code } = json().error
  expect(statusCode === 429).toBe(code === 'RATE_LIMITED')
  return [code, code === 'RATE_LIMITED' ? Number(headers['retry-after']) : null]
}
/** A hundred requests at once, alternating between both endpoints. */
const crowd = (
  of: Members,
  tryOf: (index: number) => Try,
  addressOf: (index: number) => string,
): Promise<Outcome[]> => {
  const doors = [throughGraphql, throughFunction]
  return Promise.all(
    Array.from({ length: 100 }, (_, index) => doors[index % 2]?.(of, tryOf(index), addressOf(index)) ?? ['', null]),
  )
}
const limited = (outcomes: readonly Outcome[]) => outcomes.filter(([code]) => code === 'RATE_LIMITED')

test('checks only as many of a hundred simultaneous wrong passwords for an account as its limit, from any addresses and through both APIs', async () => {
  const email = 'ada@people.example'
  await members.join(email)
  // A tenth of the limits: five failures per account.
  const own = await createMembers(database, { limitsFactor: 0.1 })
  try {
    const outcomes = await crowd(
      own,
      (index) => ({ email: index % 3 === 0 ? ' ADA@people.example' : email, password: `a wrong guess ${index}` }),
      (index) => `198.51.100.${index}`,
    )
    const codes = outcomes.map(([code]) => code)
    // Beyond those that wait for a hash, attempts are rejected and do not count; a busy machine may reject some more.
    const others = ['INVALID_CREDENTIALS', 'SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED', 'RATE_LIMITED']
    expect(others).toEqual(expect.arrayContaining(codes))
    expect(limited(outcomes)).toEqual(limited(outcomes).map(() => ['RATE_LIMITED', 900]))
    let lookedAt = codes.filter((code) => code === 'INVALID_CREDENTIALS').length
    for (let index = 0; index < 6; index += 1) {
      const [code] = await throughGraphql(own, { email, password: 'one more guess' }, `192.0.2.${index}`)
      if (code === 'INVALID_CREDENTIALS') lookedAt += 1
    }
    expect(lookedAt).toBeLessThanOrEqual(5)
    expect(lookedAt + codes.filter((code) => code === 'DEADLINE_EXCEEDED').length).toBeGreaterThanOrEqual(5)
    expect(await own.signIn({}, { address: '192.0.2.100' })).toMatchObject({ retryAfterSeconds: 900 })
  } finally {
    await own.close()
  }
})

test('checks twenty of a hundred simultaneous attempts from an address through both APIs', async () => {
  const outcomes = await crowd(
    members,
    // Too long to be hashed, so that only the rate limit rejects requests.
    (index) => ({ email: `member${index}@people.example`, password: 'x'.repeat(129) }),
    () => '203.0.113.50',
  )
  expect(limited(outcomes)).toEqual(Array.from({ length: 80 }, () => ['RATE_LIMITED', 900]))
  expect(outcomes.filter(([code]) => code === 'INVALID_CREDENTIALS')).toHaveLength(20)
  for (const door of [throughGraphql, throughFunction]) {
    const late = { email: 'late@people.example', password: 'x'.repeat(129) }
    expect(await door(members, late, '203.0.113.50')).toEqual(['RATE_LIMITED', 900])
  }
})
