import { codeFromLetter } from './members.ts'

/** The address whose account becomes an administrator's once it is confirmed. */
export const OWNER_EMAIL = 'owner@example.com'

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { ... on SignUpPayload { session { accessToken } } }
}`
const VERIFY = 'mutation ($code: String!) { verifyEmail(code: $code) { __typename } }'

async function ask<T>(url: string, query: string, variables: object): Promise<T> {
  const body = JSON.stringify({ query, variables })
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown }
  if (errors) throw new Error(`The owner's account could not be made: ${JSON.stringify(errors)}`)
  return data
}

/** The letter is written after the answer to the sign-up; it is given half a minute. */
async function letterCode(): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const code = await codeFromLetter(OWNER_EMAIL)
    if (code !== null) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("The letter to the owner's address was not written")
}

/** Makes the owner's account in a fresh product and answers its access token. Once a run: a second one is refused. */
export async function makeOwner(url: string): Promise<string> {
  const input = { email: OWNER_EMAIL, password: 'three owls and a wren', fullName: 'Owner' }
  type SignedUp = { signUp: { session: { accessToken: string } } }
  const { signUp } = await ask<SignedUp>(url, SIGN_UP, { input })
  await ask(url, VERIFY, { code: await letterCode() })
  return signUp.session.accessToken
}
