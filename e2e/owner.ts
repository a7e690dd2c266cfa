import { codeFromEmail, type Member } from './members.ts'

/** The email whose account becomes an administrator once verified. */
export const OWNER_EMAIL = 'owner@example.com'
const PASSWORD = 'three owls and a wren'

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { ... on SignUpPayload { session { accessToken } } }
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

/**
 * Creates the owner's account in a fresh product and returns its access token. Once per run: a second one is rejected.
 */
export async function makeOwner(url: string): Promise<string> {
  const input = { email: OWNER_EMAIL, password: PASSWORD, fullName: 'Owner' }
  type SignedUp = { signUp: { session: { accessToken: string } } }
  const { signUp } = await ask<SignedUp>(url, SIGN_UP, { input })
  const { accessToken } = signUp.session
  await ask(url, VERIFY, { code: await emailedCode() }, accessToken)
  return accessToken
}

/** The owner as a member; the account was created before the tests. */
export function owner(): Member {
  const token = process.env.E2E_OWNER_TOKEN ?? ''
  const user = { id: 'owner', email: OWNER_EMAIL, fullName: 'Owner' }
  return {
    email: OWNER_EMAIL,
    password: PASSWORD,
    fullName: 'Owner',
    token,
    kept: JSON.stringify({ access_token: token, user }),
  }
}
