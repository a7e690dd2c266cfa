import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { PASSWORD } from '../../support/members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const { database, members, idOf } = createAccountsApp({ catalogue: ['abacus'] })

type Call = { method?: 'GET' | 'POST' | 'DELETE'; token?: string | undefined; search?: string }
const call = async (name: string, payload: object, { method = 'POST', token, search = '' }: Call = {}) => {
  const answer = await members.app.inject({
    method,
    url: `/.netlify/functions/${name}${search}`,
    ...(method === 'GET' ? {} : { payload }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const auth = (payload: object, token?: string) => call('auth', payload, { token })

const ADA = { email: 'ada@people.example', password: PASSWORD }
const METADATA = {
  fullName: 'Ada Byron',
  company: 'Works',
  jobTitle: 'Analyst',
  industry: 'Technology',
  referralCode: '',
}
const signUp = async (email = ADA.email) => {
  const { body } = await auth({ action: 'signup', ...ADA, email, metadata: METADATA })
  return { token: body.session.access_token as string, id: body.user.id as string, body }
}
const error = (code: string, message: unknown = expect.any(String)) => ({
  success: false,
  error: { message, code, requestId: expect.any(String) },
})
const USER = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  email: ADA.email,
  email_verified: false,
  full_name: 'Ada Byron',
  company: 'Works',
  job_title: 'Analyst',
  industry: 'Technology',
  website: null,
  bio: null,
  role: 'member',
  created_at: '2026-11-20T12:00:00.000Z',
  subscription_status: 'none',
  subscription_tier: 'basic',
  user_metadata: {
    full_name: 'Ada Byron',
    name: 'Ada Byron',
    company: 'Works',
    job_title: 'Analyst',
    industry: 'Technology',
  },
  identities: [],
}

describe('auth', () => {
  test('signs up and in, with a session that verifies', async () => {
    const { body, token } = await signUp()
    const session = {
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: null,
      expires_at: '2026-11-27T12:00:00.000Z',
      user: USER,
    }
    expect(body).toEqual({ session, user: USER })
    const again = await auth({ action: 'signin', ...ADA })
    expect(again).toMatchObject({ status: 200, body: { session, user: USER } })
    expect(again.headers['cache-control']).toBe('no-store')
    expect(await auth({ action: 'verify' }, token)).toMatchObject({ status: 200, body: { user: USER } })
    expect(await auth({ action: 'verify' }, JSON.stringify(body.session))).toMatchObject({ body: { user: USER } })
  })

  test('refuses with the texts that older callers show', async () => {
    await signUp()
    const refused = async (payload: object, token?: string) => {
      const { status, body } = await auth(payload, token)
      return [status, body]
    }
    expect(await refused({ action: 'signup', ...ADA, metadata: METADATA })).toEqual([
      409,
      error('ACCOUNT_EXISTS', 'An account with this email already exists.'),
    ])
    expect(await refused({ action: 'signup', ...ADA, password: 'short', metadata: METADATA })).toEqual([
      400,
      error('BAD_USER_INPUT', 'Password must be at least 8 characters long'),
    ])
    expect(await refused({ action: 'signup', ...ADA })).toEqual([400, error('BAD_USER_INPUT', 'Full name is required')])
    expect(await refused({ action: 'signin', ...ADA, password: 'something else' })).toEqual([
      401,
      error('INVALID_CREDENTIALS', 'Invalid email or password'),
    ])
    expect(await refused({ action: 'verify' })).toEqual([401, error('UNAUTHENTICATED')])
    expect(await refused({ action: 'verify' }, 'x'.repeat(32))).toEqual([401, error('UNAUTHENTICATED')])
    expect(await refused({ action: 'update_profile', updates: {} })).toEqual([
      401,
      error('UNAUTHENTICATED', 'No user logged in'),
    ])
    expect(await refused({ action: 'google' })).toEqual([400, error('BAD_USER_INPUT')])
  })

  test('says whether a referral code is known, when one is given', async () => {
    expect((await signUp()).body).not.toHaveProperty('referral_code_known')
    const metadata = { ...METADATA, referralCode: 'nobody22' }
    const { status, body } = await auth({ action: 'signup', ...ADA, email: 'bob@people.example', metadata })
    expect([status, body.referral_code_known]).toEqual([200, false])
  })

  test.each(['/api/auth/sign-in/email', '/api/auth/sign-up/email', '/api/auth/sign-in/social'])(
    'is the only way beside the API: nothing answers at %s',
    async (url) => {
      const answer = await members.app.inject({ method: 'POST', url, payload: ADA })
      expect(answer.statusCode).toBe(404)
    },
  )

  test('changes a profile, its own fields alone', async () => {
    const { token, id } = await signUp()
    const updates = { full_name: 'Ada King', job_title: null, bio: 'Notes', website: 'ada.example' }
    expect(await auth({ action: 'update_profile', userId: id, updates }, token)).toMatchObject({
      status: 200,
      body: { success: true, user: { full_name: 'Ada King', job_title: null, bio: 'Notes', company: 'Works' } },
    })
    for (const key of ['email', 'role', 'subscription_tier', 'id', 'email_verified']) {
      const { status } = await auth({ action: 'update_profile', updates: { [key]: 'admin' } }, token)
      expect(status).toBe(400)
    }
  })

  test('never acts on the identity that a caller claims', async () => {
    const { token } = await signUp()
    const { id: other } = await signUp('bob@people.example')
    const passwords = { currentPassword: PASSWORD, newPassword: 'another long phrase' }
    for (const payload of [
      { action: 'verify' },
      { action: 'check_subscription', email: 'bob@people.example' },
      { action: 'update_profile', updates: { bio: 'x' } },
      { action: 'change_password', ...passwords },
    ]) {
      expect(await auth({ ...payload, userId: other }, token)).toMatchObject({ status: 403, body: error('FORBIDDEN') })
      expect(await auth({ ...payload, userId: other })).toMatchObject({ status: 401 })
    }
    expect(await database.prisma.user.count({ where: { bio: 'x' } })).toBe(0)
  })

  test('tells the plan of the caller', async () => {
    const { token } = await signUp()
    const check = async () => (await auth({ action: 'check_subscription' }, token)).body
    expect(await check()).toEqual({ subscription_status: 'none', subscription_tier: 'basic', plan: 'free' })
    await members.services.accounts.administration.grantPlanFromShell({ email: ADA.email, plan: 'business', days: 1 })
    expect(await check()).toEqual({ subscription_status: 'active', subscription_tier: 'business', plan: 'business' })
  })

  test('changes a password, ends all other sessions and answers with a new token', async () => {
    const { token } = await signUp()
    const { body: elsewhere } = await auth({ action: 'signin', ...ADA })
    const change = { action: 'change_password', currentPassword: PASSWORD, newPassword: 'another long phrase' }
    const { body } = await auth(change, token)
    expect(body).toMatchObject({ success: true, session: { refresh_token: null } })
    expect((await auth({ action: 'verify' }, token)).status).toBe(401)
    expect((await auth({ action: 'verify' }, body.session.access_token)).status).toBe(200)
    expect((await auth({ action: 'verify' }, elsewhere.session.access_token)).status).toBe(401)
  })

  test('sends an email to reset a password, and answers the same without an account', async () => {
    await signUp()
    for (const email of [ADA.email, 'nobody@people.example']) {
      expect(await auth({ action: 'reset_password', email })).toMatchObject({ status: 200, body: { success: true } })
    }
    await members.services.accounts.recovery.answerRequests()
    const emails = await storedEmails(database)
    expect(emails.filter(({ subject }) => subject.startsWith('Reset'))).toHaveLength(1)
  })

  test('counts against the same limits as the API', async () => {
    await signUp()
    for (let count = 0; count < 5; count += 1)
      await members.signIn({ password: 'x'.repeat(8) }, { address: '127.0.0.1' })
    const { status, headers } = await auth({ action: 'signin', ...ADA })
    expect(status).toBe(429)
    expect(headers['retry-after']).toBe('900')
  })
})

describe('favorites', () => {
  test('are added, listed and removed, each as often as one likes', async () => {
    const toolId = idOf('abacus')
    const { token, id: userId } = await signUp()
    for (let count = 0; count < 2; count += 1) {
      expect(await call('favorites', { userId, toolId, action: 'add' }, { token })).toMatchObject({
        status: 200,
        body: { success: true },
      })
    }
    const { body, headers } = await call('favorites', {}, { method: 'GET', token, search: `?userId=${userId}` })
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: expect.any(String),
          tool_id: toolId,
          favorited_at: '2026-11-20T12:00:00.000Z',
          ai_tools: expect.objectContaining({ id: toolId, slug: 'abacus', name: 'abacus', category: 'Writing' }),
        },
      ],
    })
    expect(headers['cache-control']).toBe('no-store')
    for (let count = 0; count < 2; count += 1) {
      expect(await call('favorites', { userId, toolId }, { method: 'DELETE', token })).toMatchObject({ status: 200 })
    }
    expect((await call('favorites', {}, { method: 'GET', token })).body).toEqual({ success: true, data: [] })
  })

  test('belong to the caller and ignore the user id in the request', async () => {
    const toolId = idOf('abacus')
    const { token } = await signUp()
    const { id: other, token: theirs } = await signUp('bob@people.example')
    await call('favorites', { toolId }, { token: theirs })
    const claims: [object, Call, number][] = [
      [{}, { method: 'GET', token, search: `?userId=${other}` }, 403],
      [{}, { method: 'GET', token, search: `?user_id=${other}` }, 403],
      [{ userId: other, toolId }, { token }, 403],
      [{ user_id: other, toolId }, { token }, 403],
      [{ userId: null, toolId: 'abacus' }, { token }, 404],
      [{ userId: other, toolId }, { method: 'DELETE', token }, 403],
      [{}, { method: 'GET', search: `?userId=${other}` }, 401],
      [{ toolId }, {}, 401],
      [{ toolId }, { method: 'DELETE' }, 401],
      [{}, { method: 'GET', token, search: `?userId=${other}&userId=${other}` }, 400],
      [{ toolId: { not: '' } }, { token }, 400],
      [{ toolId: 'abacus' }, { token }, 404],
    ]
    for (const [payload, options, status] of claims) {
      expect([options, (await call('favorites', payload, options)).status]).toEqual([options, status])
    }
    expect(await database.prisma.favorite.count()).toBe(1)
  })
})

describe('analytics', () => {
  test('records a tool view for the caller and ignores the user id in the request', async () => {
    const toolId = idOf('abacus')
    const { token, id } = await signUp()
    const { id: other } = await signUp('bob@people.example')
    const event = { action: 'track_tool_view', user_id: other, tool_id: toolId, tool_name: 'x', category: 'x' }
    expect(await call('analytics', event)).toMatchObject({ status: 202, body: { success: true } })
    expect(await database.prisma.toolView.count()).toBe(0)
    expect(await call('analytics', event, { token })).toMatchObject({ status: 202, body: { success: true } })
    expect(await database.prisma.toolView.findMany()).toMatchObject([{ userId: id, toolId }])
  })

  const beacon = (payload: string, { name = 'analytics', token }: { name?: string; token?: string } = {}) =>
    members.app.inject({
      method: 'POST',
      url: `/.netlify/functions/${name}`,
      payload,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })

  test('takes what a browser sends while a page goes away, under the same rules', async () => {
    const { token } = await signUp()
    const event = JSON.stringify({ action: 'track_tool_view', tool_id: idOf('abacus') })
    expect((await beacon(event)).statusCode).toBe(202)
    expect(await database.prisma.toolView.count()).toBe(0)
    expect((await beacon(event, { token })).statusCode).toBe(202)
    expect(await database.prisma.toolView.count()).toBe(1)
    for (const wrong of ['', 'hello', '{"action":"track_tool_view"}', '{"__proto__":{}}']) {
      expect([wrong, (await beacon(wrong, { token })).statusCode]).toEqual([wrong, 400])
    }
    for (let count = 1; count < 120; count += 1) await beacon(event, { token })
    const { statusCode, headers } = await beacon(event, { token })
    expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
  })

  test('takes at most 4 kB, however it is called', async () => {
    const event = { action: 'track_tool_view', tool_id: idOf('abacus'), tool_name: 'x'.repeat(4_096) }
    expect((await beacon(JSON.stringify(event))).statusCode).toBe(413)
    expect((await call('analytics', event)).status).toBe(413)
  })

  test('is the only function that does', async () => {
    for (const name of ['auth', 'favorites']) {
      expect((await beacon('{"action":"verify"}', { name })).statusCode).toBe(415)
    }
  })
})
