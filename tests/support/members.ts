import type { Database } from '#server/platform/database/database.ts'
import { AMPLE_BUDGET, ask, buildTestApp, type TestAppOptions } from '../server/http/app-support.ts'
import { clock } from './catalogue.ts'

export const PASSWORD = 'correct horse battery'
export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) {
    __typename
    ... on SignUpPayload { referralCodeKnown deviceToken session { accessToken expiresAt } viewer { id email fullName emailVerified role } }
    ... on Failure { code message }
    ... on InvalidInputError { field }
    ... on RateLimitedError { retryAfterSeconds }
  }
}`
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignInPayload { deviceToken session { accessToken expiresAt } viewer { id email } }
    ... on Failure { code message }
    ... on SecondFactorRequiredError { challenge methods expiresAt }
    ... on RateLimitedError { retryAfterSeconds }
  }
}`

type Caller = { readonly token?: string; readonly address?: string }

/** The whole application with a clock that tests can set, and people who sign up and in. */
export const createMembers = async (database: Database, options: TestAppOptions = {}) => {
  let now = clock.now().getTime()
  const { app, services } = await buildTestApp(database, {
    clock: { now: () => new Date(now) },
    httpLimits: AMPLE_BUDGET,
    ...options,
  })

  const query = async (text: string, variables: object = {}, { token, address = '203.0.113.7' }: Caller = {}) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: text, variables },
      headers: { 'user-agent': 'Test/1.0', ...headers },
      remoteAddress: address,
    })
    return answer.json()
  }

  const signUp = async (changes: object = {}, caller: Caller = {}) => {
    const input = { email: 'ada@people.example', password: PASSWORD, fullName: 'Ada Byron', ...changes }
    const { data, errors } = await query(SIGN_UP, { input }, caller)
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return data.signUp
  }
  const signIn = async (changes: object = {}, caller: Caller = {}) => {
    const input = { email: 'ada@people.example', password: PASSWORD, ...changes }
    const { data, errors } = await query(SIGN_IN, { input }, caller)
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return data.signIn
  }
  /** A new member's token. */
  const join = async (email = 'ada@people.example'): Promise<string> =>
    (await signUp({ email }, { address: `198.51.100.${email.length}` })).session.accessToken

  return {
    app,
    services,
    ask,
    query,
    signUp,
    signIn,
    join,
    setTime: (milliseconds: number) => {
      now = clock.now().getTime() + milliseconds
    },
    close: () => app.close(),
  }
}
