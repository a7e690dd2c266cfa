import { describe, expect, test } from 'vitest'
import { setPassword } from '#server/areas/accounts/credential.ts'
import {
  HASH_COST,
  hashOfNothing,
  isOutdated,
  makeHash,
  matchesHash,
} from '#server/areas/accounts/passwords/password-hash.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { PASSWORD } from '#tests/support/members.ts'
import { NEW_PASSWORD } from '../email-codes.ts'

const CHEAP = { N: 1024, r: 8, p: 1 }
/** Made with @better-auth/utils 0.4.2, which the product used before; the second password is not in NFKC form. */
const EARLIER = [
  [
    'correct horse battery staple',
    '85def0f7a8d831ee5f404654ef9dc174:0ed4c25550c71f645c74609aa7bf6d39d21873888a5c625d9c914f3beafb4fc0a7dc1499114dec7653eeb8aa4f44b9a1bf0942e317f49163b16d4ec76fb260a7',
  ],
  [
    'Ｐａｓｓ１２３４ é',
    'ef792698aaf7fc8058b77b2a12361c21:3934369240ff7cb4f0462c66c9d36d88d11ba3a12057aa2a03b27de5357d6409107aeccbe10bc4b91a02e41dfa87bd106545ab9d4aa7db281ed7726ee0b8271c',
  ],
] as const

describe('a hash', () => {
  test("has OWASP's least parameters, a salt of its own and a form that names them", async () => {
    expect(HASH_COST).toEqual({ N: 16_384, r: 8, p: 5 })
    const [hash, other] = await Promise.all([makeHash(PASSWORD, HASH_COST), makeHash(PASSWORD, CHEAP)])
    expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/)
    expect(await makeHash(PASSWORD, CHEAP)).not.toBe(other)
    expect(await matchesHash(hash, PASSWORD)).toBe(true)
    expect(await matchesHash(hash, `${PASSWORD}.`)).toBe(false)
  })

  test('is of the NFKC form of the password', async () => {
    expect(await matchesHash(await makeHash('e\u0301\uff11', CHEAP), '\u00e91')).toBe(true)
  })

  test('of nothing has the parameters of real ones and matches nothing', async () => {
    const nothing = hashOfNothing(CHEAP)
    expect(isOutdated(nothing, CHEAP)).toBe(false)
    expect(await matchesHash(nothing, '')).toBe(false)
  })

  test.each(EARLIER)('of the earlier form still matches %s', async (password, hash) => {
    expect(await matchesHash(hash, password)).toBe(true)
    expect(await matchesHash(hash, `${password}.`)).toBe(false)
    expect(isOutdated(hash, HASH_COST)).toBe(true)
  })

  test.each(['', 'plain text', '$scrypt$ln=14,r=8,p=5$short$key', '$2b$12$abcdefghijklmnopqrstuv'])(
    'is never read from other text: "%s"',
    async (text) => {
      await expect(matchesHash(text, 'plain text')).rejects.toThrow('A stored password hash has an unknown form')
    },
  )
})

describe('an account with a hash of the earlier form', () => {
  const { database, members } = createAccountsApp()
  const [password, earlier] = EARLIER[0]
  const stored = async () => (await database.prisma.account.findFirstOrThrow()).password
  const begin = async () => {
    await members.signUp()
    await database.prisma.account.updateMany({ data: { password: earlier } })
  }

  test('gets a new one at the next sign-in with the right password', async () => {
    await begin()
    expect(await members.signIn({ password: 'something else' })).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await stored()).toBe(earlier)
    expect(await members.signIn({ password })).toMatchObject({ __typename: 'SignInPayload' })
    const renewed = await stored()
    expect(renewed).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/)
    expect(await members.signIn({ password })).toMatchObject({ __typename: 'SignInPayload' })
    expect(await stored()).toBe(renewed)
  })

  test('lets everybody in who signs in at the same time', async () => {
    await begin()
    const answers = await Promise.all(Array.from({ length: 4 }, () => members.signIn({ password })))
    expect(answers.map(({ __typename }) => __typename)).toEqual(answers.map(() => 'SignInPayload'))
  })

  test('keeps a password that is changed while the hash is renewed', async () => {
    await begin()
    const { accounts, sessions } = members.services.accounts
    const { session } = await members.signIn({ password })
    await database.prisma.account.updateMany({ data: { password: earlier } })
    const viewer = await sessions.viewerOf(session.accessToken)
    const device = { address: null, userAgent: null, deviceToken: null }
    const passwords = { currentPassword: password, newPassword: NEW_PASSWORD }
    const change = accounts.changePassword(viewer, passwords, { ...device, accessToken: session.accessToken })
    const signIns = Array.from({ length: 4 }, () => members.signIn({ password }))
    const [changed] = await Promise.allSettled([change, ...signIns])
    const kept = changed.status === 'fulfilled' ? NEW_PASSWORD : password
    expect(await members.signIn({ password: kept })).toMatchObject({ __typename: 'SignInPayload' })
  })

  test('is not renewed over a password that was set after it was checked', async () => {
    await begin()
    const { userId } = await database.prisma.account.findFirstOrThrow()
    const changed = await makeHash(NEW_PASSWORD, CHEAP)
    // What a sign-in runs last, when a change came first.
    await database.prisma.account.updateMany({ data: { password: changed } })
    expect(await setPassword(database.prisma, { userId, hash: await makeHash(password, CHEAP), over: earlier })).toBe(
      false,
    )
    expect(await stored()).toBe(changed)
  })
})
