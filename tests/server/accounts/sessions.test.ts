import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { DAY_MS, PASSWORD } from '../../support/members.ts'

const { database, members } = createAccountsApp()

const whoIs = async (token: string) =>
  (await members.query('{ viewer { email } }', {}, { token })).data.viewer?.email ?? null

describe('a token', () => {
  test('may be the whole stored session, of which only the token is used', async () => {
    const token = await members.join()
    const stored = JSON.stringify({ access_token: token, user: { id: 'x', role: 'admin' }, role: 'admin' })
    const { data } = await members.query('{ viewer { email role } }', {}, { token: stored })
    expect(data.viewer).toEqual({ email: 'ada@people.example', role: 'MEMBER' })
  })

  test.each(['x', '{}', '{', '{"access_token":{"a":1}}', `{"access_token":"${'x'.repeat(5000)}"}`, 'a'.repeat(32)])(
    'that is invalid (%s) leaves public fields accessible and nobody signed in',
    async (token) => {
      const { data, errors } = await members.query('{ viewer { email } catalogue { toolCount } }', {}, { token })
      expect(errors).toBeUndefined()
      expect(data).toMatchObject({ viewer: null, catalogue: { toolCount: 0 } })
    },
  )

  test('expires 7 days after its last use', async () => {
    const token = await members.join()
    members.setTime(6 * DAY_MS)
    expect(await whoIs(token)).toBe('ada@people.example')
    members.setTime(13 * DAY_MS - 1)
    expect(await whoIs(token)).toBe('ada@people.example')
    members.setTime(20 * DAY_MS)
    expect(await whoIs(token)).toBeNull()
  })

  test('that has expired leaves no trace of device and address after maintenance', async () => {
    await members.join()
    members.setTime(7 * DAY_MS)
    await members.join('bob-the-other@people.example')
    await members.services.accounts.maintenance.removeExpired()
    expect(await database.prisma.verification.count()).toBe(1)
    expect(await database.prisma.knownDevice.count()).toBe(2)
    expect(await database.prisma.session.findMany({ select: { user: { select: { email: true } } } })).toEqual([
      { user: { email: 'bob-the-other@people.example' } },
    ])
  })

  test('expires 30 days after it began, however much it is used', async () => {
    const token = await members.join()
    for (let day = 5; day < 30; day += 5) {
      members.setTime(day * DAY_MS)
      expect(await whoIs(token)).toBe('ada@people.example')
    }
    members.setTime(30 * DAY_MS)
    expect(await whoIs(token)).toBeNull()
  })

  test('is invalid after signing out', async () => {
    const token = await members.join()
    const { data } = await members.query('mutation { signOut { ... on SignOutPayload { signedOut } } }', {}, { token })
    expect(data).toEqual({ signOut: { signedOut: true } })
    expect(await whoIs(token)).toBeNull()
    const { errors } = await members.query(
      'mutation { signOut { ... on SignOutPayload { signedOut } } }',
      {},
      { token },
    )
    expect(errors[0]).toMatchObject({ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } })
  })
})

describe('a session', () => {
  const REVOKE = 'mutation ($id: ID!) { revokeSession(input: { id: $id }) { __typename ... on Failure { code } } }'

  test('can only be ended by its member', async () => {
    const ada = await members.join()
    const bob = await members.join('bob-the-other@people.example')
    const { data } = await members.query('{ viewer { sessions { id current } } }', {}, { token: ada })
    const [{ id, current }] = data.viewer.sessions
    expect(current).toBe(true)
    const byBob = await members.query(REVOKE, { id }, { token: bob })
    expect(byBob.data.revokeSession).toEqual({ __typename: 'NotFoundError', code: 'NOT_FOUND' })
    const byPrefix = await members.query(REVOKE, { id: id.slice(0, 8) }, { token: ada })
    expect(byPrefix.data.revokeSession.__typename).toBe('NotFoundError')
    expect(await whoIs(ada)).toBe('ada@people.example')
    await members.query(REVOKE, { id }, { token: ada })
    expect(await whoIs(ada)).toBeNull()
    expect(await whoIs(bob)).toBe('bob-the-other@people.example')
  })
})

test('ending sessions needs a password of the last 15 minutes', async () => {
  const token = await members.join()
  await members.signIn()
  const { data } = await members.query('{ viewer { sessions { id current } } }', {}, { token })
  const { id } = data.viewer.sessions.find(({ current }: { current: boolean }) => !current)
  const end = async (token: string) => {
    const answer = await members.query(
      `mutation ($id: ID!) {
        revokeSession(input: { id: $id }) { __typename ... on Failure { code message } }
        revokeOtherSessions { __typename ... on Failure { code message } }
      }`,
      { id },
      { token },
    )
    return answer.data
  }
  members.setTime(15 * 60_000 + 1)
  const required = {
    __typename: 'PasswordRequiredError',
    code: 'PASSWORD_REQUIRED',
    message: 'Please confirm your password.',
  }
  expect(await end(token)).toEqual({ revokeSession: required, revokeOtherSessions: required })
  expect(await database.prisma.session.count()).toBe(2)
  const confirmed = await members.query(
    'mutation ($password: String!) { confirmPassword(input: { password: $password }) { ... on ConfirmPasswordPayload { session { accessToken } } } }',
    { password: PASSWORD },
    { token },
  )
  expect(await end(confirmed.data.confirmPassword.session.accessToken)).toEqual({
    revokeSession: { __typename: 'RevokeSessionPayload' },
    revokeOtherSessions: { __typename: 'RevokeOtherSessionsPayload' },
  })
})

describe('the other sessions', () => {
  const END = 'mutation { revokeOtherSessions { ... on RevokeOtherSessionsPayload { revokedCount } } }'

  test('end at once, including those beyond the hundred listed', async () => {
    const token = await members.join()
    const bob = await members.join('bob-the-other@people.example')
    const { id: userId } = await database.prisma.user.findUniqueOrThrow({ where: { email: 'ada@people.example' } })
    const at = new Date('2026-11-20T12:00:00Z')
    const expiresAt = new Date(at.getTime() + DAY_MS)
    await database.prisma.session.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        token: `other ${index}`,
        userId,
        expiresAt,
        createdAt: at,
        updatedAt: at,
      })),
    })
    const { data } = await members.query(END, {}, { token })
    expect(data.revokeOtherSessions).toEqual({ revokedCount: 120 })
    expect(await Promise.all([token, bob].map(whoIs))).toEqual(['ada@people.example', 'bob-the-other@people.example'])
    expect(await database.prisma.session.count()).toBe(2)
    expect((await members.query(END)).errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('a new password', () => {
  const change = (token: string | undefined, input: object, caller: object = {}) =>
    members.query(
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload { session { accessToken } viewer { email } }
        ... on Failure { code message }
      } }`,
      { input: { currentPassword: PASSWORD, newPassword: 'another long phrase', ...input } },
      token === undefined ? caller : { token, ...caller },
    )

  test('starts a session from the same address as sign-up, for IPv6 from the household’s prefix', async () => {
    const address = '2001:db8:1:2:3:4:5:6'
    const { session } = await members.signUp({}, { address })
    const kept = async () => (await database.prisma.session.findFirstOrThrow()).ipAddress
    expect(await kept()).toBe('2001:db8:1:2::/64')
    await change(session.accessToken, {}, { address })
    expect(await kept()).toBe('2001:db8:1:2::/64')
  })

  test('ends every other session, and gives this one another token', async () => {
    const token = await members.join()
    const other = (await members.signIn()).session.accessToken
    const { id } = await database.prisma.session.findFirstOrThrow({ orderBy: { createdAt: 'asc' } })
    const { data } = await change(token, {})
    const next = data.changePassword.session.accessToken
    expect(next).toMatch(/^[\w-]{43}$/)
    expect(await Promise.all([token, other, next].map(whoIs))).toEqual([null, null, 'ada@people.example'])
    expect(await database.prisma.session.findMany({ select: { id: true } })).toEqual([{ id }])
    expect(await database.prisma.session.count()).toBe(1)
    expect(await members.signIn()).toMatchObject({ __typename: 'InvalidCredentialsError' })
    expect(await members.signIn({ password: 'another long phrase' })).toMatchObject({ __typename: 'SignInPayload' })
    expect(await database.prisma.session.findFirst({ where: { ipAddress: '203.0.113.7' } })).not.toBeNull()
  })

  test('requires the current one, a session, and a valid password', async () => {
    const token = await members.join()
    const refused = async (input: object) => (await change(token, input)).data.changePassword
    expect(await refused({ currentPassword: 'something else' })).toEqual({
      __typename: 'InvalidCredentialsError',
      code: 'INVALID_CREDENTIALS',
      message: 'Current password is incorrect',
    })
    expect(await refused({ newPassword: 'password1' })).toMatchObject({ __typename: 'InvalidInputError' })
    expect((await change(undefined, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect(await whoIs(token)).toBe('ada@people.example')
  })

  test('can be tried five times in 15 minutes', async () => {
    const token = await members.join()
    for (let count = 0; count < 5; count += 1) await change(token, { currentPassword: 'x'.repeat(129) })
    expect((await change(token, {})).data.changePassword.code).toBe('RATE_LIMITED')
  })
})

describe('a profile', () => {
  const update = (input: object, token?: string) =>
    members.query(
      `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
        __typename
        ... on UpdateProfilePayload { viewer { fullName company industry website bio } }
        ... on InvalidInputError { field message }
      } }`,
      { input },
      token === undefined ? {} : { token },
    )

  test('changes only given fields', async () => {
    const token = await members.join()
    await update({ company: 'Works', bio: 'One\r\ntwo', website: 'ada.example' }, token)
    const { data } = await update({ industry: 'Legal', company: null, fullName: 'Ada King' }, token)
    expect(data.updateProfile.viewer).toEqual({
      fullName: 'Ada King',
      company: null,
      industry: 'Legal',
      website: 'https://ada.example/',
      bio: 'One\ntwo',
    })
  })

  test.each([
    [{ fullName: null }, 'fullName', 'Full name is required'],
    [{ fullName: '' }, 'fullName', 'Full name is required'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Website must be an http or https address'],
    [{ bio: 'x'.repeat(2001) }, 'bio', 'Bio must be at most 2000 characters'],
    [{ industry: 'Legal ' }, 'industry', 'Industry must be one of the listed options'],
  ])('is refused for a wrong value (%#)', async (input, field, message) => {
    const { data } = await update(input, await members.join())
    expect(data.updateProfile).toEqual({ __typename: 'InvalidInputError', field, message })
  })

  test('cannot be changed anonymously, and rejects unknown fields', async () => {
    const { errors } = await update({ bio: 'x' })
    expect(errors[0]).toMatchObject({ message: 'No user logged in', extensions: { code: 'UNAUTHENTICATED' } })
    const { errors: unknown } = await update({ role: 'ADMIN' }, await members.join())
    expect(unknown[0].extensions.code).toBe('BAD_USER_INPUT')
  })
})
