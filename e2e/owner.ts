import { expect, type Page } from '@playwright/test'
import { askAs, codeFromEmail, type Member } from './members.ts'

/** The email whose account becomes an administrator once verified. */
export const OWNER_EMAIL = 'owner@example.com'
export const OWNER_PASSWORD = 'three owls and a wren'

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { ... on SignUpPayload { session { accessToken } } }
}`
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInPayload { session { accessToken } } }
}`
const VERIFY = 'mutation ($code: String!) { verifyEmail(input: { code: $code }) { __typename } }'

async function ask<T>(url: string, query: string, variables: object, token?: string): Promise<T> {
  const body = JSON.stringify({ query, variables })
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
  })
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown }
  if (errors) throw new Error(`The owner's account could not be made: ${JSON.stringify(errors)}`)
  return data
}

/** The email is sent after the response to the sign-up; waits up to half a minute. */
async function emailedCode(): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const code = await codeFromEmail(OWNER_EMAIL)
    if (code !== null) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("The email to the owner's address was not sent")
}

/** Creates the owner's account in a fresh product. Once per run: a second one is rejected. */
export async function makeOwner(url: string): Promise<void> {
  const input = { email: OWNER_EMAIL, password: OWNER_PASSWORD, fullName: 'Owner' }
  type SignedUp = { signUp: { session: { accessToken: string } } }
  const { signUp } = await ask<SignedUp>(url, SIGN_UP, { input })
  await ask(url, VERIFY, { code: await emailedCode() }, signUp.session.accessToken)
}

/**
 * The owner with a session of the caller's own, whose password was entered just now: confirming the password replaces
 * the token of a session, so tests cannot share one.
 */
export async function owner(): Promise<Member> {
  type SignedIn = { signIn: { session: { accessToken: string } } }
  const input = { email: OWNER_EMAIL, password: OWNER_PASSWORD }
  const { signIn } = await ask<SignedIn>(process.env.E2E_URL ?? '', SIGN_IN, { input })
  const token = signIn.session.accessToken
  const user = { id: 'owner', email: OWNER_EMAIL, fullName: 'Owner' }
  const kept = JSON.stringify({ access_token: token, user })
  return { email: OWNER_EMAIL, password: OWNER_PASSWORD, fullName: 'Owner', token, kept }
}

/** Gives a member a paid plan for a month, as an administrator. */
export async function givePlan(
  page: Page,
  { email }: Pick<Member, 'email'>,
  plan: 'PRO' | 'BUSINESS' = 'PRO',
): Promise<void> {
  const { grantPlan } = await askAs<{ grantPlan: { __typename: string } }>(
    page,
    await owner(),
    'mutation ($input: GrantPlanInput!) { grantPlan(input: $input) { __typename } }',
    { input: { email, plan, days: 30 } },
  )
  expect(grantPlan.__typename).toBe('GrantPlanPayload')
}
