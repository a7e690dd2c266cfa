import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { prepareLocalStorage } from './contexts.ts'

const SESSION_KEY = 'toolfinch.session'
export const PASSWORD = 'a goldfinch sings at noon'

type Answer<T> = { data: T; errors?: unknown }

async function ask<T>(page: Page, query: string, variables: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await page.request.post('/graphql', { data: { query, variables }, headers })
  const { data, errors } = (await response.json()) as Answer<T>
  expect(errors).toBeUndefined()
  return data
}

/** Emails sent to an address; without a mail server the product writes them to files. */
async function emailsTo(to: string): Promise<string[]> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  const emails: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const email = (await readFile(path.join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    if (email.includes(`To: ${to}`)) emails.push(email)
  }
  return emails
}

/** The code in the email to an address. */
export async function codeFromEmail(to: string, type: 'signup' | 'recovery' = 'signup'): Promise<string | null> {
  for (const email of await emailsTo(to)) {
    const [, found, code] = /type=(\w+)&code=([\w-]{43})/.exec(email) ?? []
    if (found === type && code !== undefined) return code
  }
  return null
}

/** The path of the link in the team invitation to an address. */
export async function invitationFromEmail(to: string): Promise<string | null> {
  for (const email of await emailsTo(to)) {
    const [link] = /\/team\/join\?code=[\w-]{43}/.exec(email) ?? []
    if (link !== undefined) return link
  }
  return null
}

/** The code to claim a listing in the email to an address. */
export async function claimCodeFromEmail(to: string): Promise<string | null> {
  for (const email of await emailsTo(to)) {
    const [code] = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(email) ?? []
    if (code !== undefined) return code
  }
  return null
}

type SignedUp = {
  signUp: {
    session: { accessToken: string; expiresAt: string }
    viewer: { id: string; email: string; fullName: string }
  }
}

/** `kept` is what signing in leaves in the browser's storage. */
export type Member = {
  readonly email: string
  readonly password: string
  readonly fullName: string
  readonly token: string
  readonly kept: string
}

/** Creates a member through the API. A verified member's email is verified with the emailed code. */
export async function makeMember(page: Page, { verified }: { verified: boolean }): Promise<Member> {
  const email = `member-${crypto.randomUUID()}@example.com`
  const fullName = 'Ada Finch'
  const { signUp: made } = await ask<SignedUp>(
    page,
    `mutation ($input: SignUpInput!) { signUp(input: $input) {
      ... on SignUpPayload { session { accessToken expiresAt } viewer { id email fullName } }
    } }`,
    { input: { email, password: PASSWORD, fullName } },
  )
  if (verified) {
    await expect.poll(() => codeFromEmail(email)).not.toBeNull()
    const code = await codeFromEmail(email)
    const authorization = `Bearer ${made.session.accessToken}`
    await ask(
      page,
      'mutation ($code: String!) { verifyEmail(input: { code: $code }) { __typename } }',
      { code },
      { authorization },
    )
  }
  const { session, viewer } = made
  const kept = JSON.stringify({ access_token: session.accessToken, expires_at: session.expiresAt, user: viewer })
  return { email, password: PASSWORD, fullName, token: session.accessToken, kept }
}

/** Leaves a member's session in the page's browser once, as signing in does; it can end like any other. */
export async function signInAs(page: Page, { kept }: Member): Promise<void> {
  await prepareLocalStorage(page.context(), { [SESSION_KEY]: kept })
}

/** Fills in the sign-in form and submits it with Enter. */
export async function signInByForm(page: Page, { email, password }: Member): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

/** Calls the API as a member. */
export async function askAs<T>(page: Page, { token }: Member, query: string, variables: object = {}): Promise<T> {
  return ask<T>(page, query, variables, { authorization: `Bearer ${token}` })
}

/** Creates a signed-in member. */
export async function signUp(page: Page, options: { verified: boolean }): Promise<void> {
  await signInAs(page, await makeMember(page, options))
}
