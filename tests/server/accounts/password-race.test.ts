import { expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { createMembers, PASSWORD } from '../../support/members.ts'
import { createEmailCodes, NEW_PASSWORD } from './email-codes.ts'

const { database } = createAccountsApp()

const EMAIL = 'ada@people.example'
const UNKNOWN_DEVICE = { address: null, userAgent: null, deviceToken: null }

type Members = Awaited<ReturnType<typeof createMembers>>

const SIGN_INS = 50
const AT_A_TIME = 10
/** So that sign-ins are under way when the password changes. */
const SLOW = { cost: { N: 2 ** 14, r: 8, p: 1 }, limits: { places: 2 * AT_A_TIME, waiting: 0, waitMs: 1_000 } }

/** Signs in fifty times with the old password, ten at a time, while it is changed. Counts the surviving sessions. */
const raceAgainst = async (prepare: (members: Members) => Promise<() => Promise<unknown>>) => {
  const members = await createMembers(database, { limitsFactor: 1000, passwords: SLOW })
  try {
    const { accounts, sessions } = members.services.accounts
    await members.signUp()
    const setNew = await prepare(members)
    const tokens: string[] = []
    let left = SIGN_INS
    const signInAgainAndAgain = async () => {
      while (left > 0) {
        left -= 1
        const signedIn = await accounts.signIn({ email: EMAIL, password: PASSWORD }, UNKNOWN_DEVICE).catch(() => null)
        if (signedIn !== null) tokens.push(signedIn.session.accessToken)
      }
    }
    await Promise.all([...Array.from({ length: AT_A_TIME }, signInAgainAndAgain), setNew()])
    const viewers = await Promise.all(tokens.map((token) => sessions.viewerOf(token)))
    return { letIn: tokens.length, alive: viewers.filter((viewer) => viewer !== null).length }
  } finally {
    await members.close()
  }
}

test('no session started with the old password survives a password change', async () => {
  const { letIn, alive } = await raceAgainst(async ({ services, signIn }) => {
    const { session } = await signIn()
    const viewer = await services.accounts.sessions.viewerOf(session.accessToken)
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const device = { ...UNKNOWN_DEVICE, accessToken: session.accessToken }
    return () => services.accounts.accounts.changePassword(viewer, input, device)
  })
  expect(letIn).toBeGreaterThan(0)
  expect(alive).toBe(0)
})

test('no session started with the old password survives a password reset', async () => {
  const { letIn, alive } = await raceAgainst(async (members) => {
    const code = await createEmailCodes({ database, members }).resetCode(EMAIL)
    return () =>
      members.services.accounts.recovery.resetPassword(
        { code, newPassword: NEW_PASSWORD, email: EMAIL },
        UNKNOWN_DEVICE,
      )
  })
  expect(letIn).toBeLessThan(SIGN_INS)
  expect(alive).toBe(0)
})
