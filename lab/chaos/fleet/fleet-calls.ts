/** What members do at an instance, over HTTP. */

export type Reply = { readonly status: number; readonly body: Json | null; readonly headers: Headers | null }
// biome-ignore lint/suspicious/noExplicitAny: a JSON answer of any shape.
export type Json = any

export type Member = { readonly email: string; readonly address: string; token: string }

const PASSWORD = 'correct horse battery'
/** Longer than any answer may take. */
const PATIENCE_MS = 30_000

/** Status 0: no answer. `address`: where the request seems to come from. */
export const send = async (url: string, init: RequestInit, address: string): Promise<Reply> => {
  try {
    const headers = { 'x-forwarded-for': address, ...(init.headers as Record<string, string>) }
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: isJson ? JSON.parse(text) : null, headers: response.headers }
  } catch {
    return { status: 0, body: null, headers: null }
  }
}

export const ask = (
  url: string,
  query: string,
  variables: object,
  { address, token }: { readonly address: string; readonly token?: string },
): Promise<Reply> =>
  send(
    `${url}/graphql`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    },
    address,
  )

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { ... on SignUpPayload { session { accessToken } } ... on Failure { code message } } }`
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { session { accessToken } } ... on Failure { code } } }`

/** A new member with that email; the address that the request seems to come from. */
export const requestSignUp = (url: string, email: string, address: string): Promise<Reply> =>
  ask(url, SIGN_UP, { input: { email, password: PASSWORD, fullName: `Member ${email.length}` } }, { address })

export const signUp = async (url: string, number: number): Promise<Member> => {
  const member = { email: `member-${number}@people.example`, address: `198.51.100.${number % 256}`, token: '' }
  const { status, body } = await requestSignUp(url, member.email, member.address)
  member.token = body?.data?.signUp?.session?.accessToken
  if (!member.token) throw new Error(`Nobody could sign up: ${status} ${JSON.stringify(body)}`)
  return member
}

/** The token, or the code of the failure. */
export const signIn = async (url: string, { email, address }: Member, password = PASSWORD): Promise<string> => {
  const { status, body } = await ask(url, SIGN_IN, { input: { email, password } }, { address })
  const answer = body?.data?.signIn
  return answer?.session?.accessToken ?? answer?.code ?? `${status}`
}

/** Whose token it is; null for an invalid one, undefined without an answer. */
export const whoIs = async (url: string, member: Member, token = member.token): Promise<string | null | undefined> => {
  const { body } = await ask(url, '{ viewer { email } }', {}, { ...member, token })
  return body?.data?.viewer === null ? null : body?.data?.viewer?.email
}

export const endOtherSessions = (url: string, member: Member): Promise<Reply> =>
  ask(url, 'mutation { revokeOtherSessions { ... on RevokeOtherSessionsPayload { revokedCount } } }', {}, member)

const codeOf = ({ status, body }: Pick<Reply, 'status' | 'body'>): string =>
  body?.errors?.[0]?.extensions?.code ?? body?.code ?? `${status}`

/** Whether the write was acknowledged. */
export const save = async (url: string, member: Member, toolId: string): Promise<{ ok: boolean; failure: string }> => {
  const query = `mutation ($input: AddFavoriteInput!) { addFavorite(input: $input) { ... on AddFavoritePayload { favorite { id } } } }`
  const { status, body } = await ask(url, query, { input: { toolId } }, member)
  return { ok: body?.data?.addFavorite?.favorite !== undefined, failure: codeOf({ status, body }) }
}

/** The failure without an answer. */
export const savedBy = async (url: string, member: Member): Promise<ReadonlySet<string> | string> => {
  const { status, body } = await ask(url, '{ favorites(first: 100) { nodes { tool { id } } } }', {}, member)
  const nodes = body?.data?.favorites?.nodes as { tool: { id: string } }[] | undefined
  return nodes === undefined ? codeOf({ status, body }) : new Set(nodes.map(({ tool }) => tool.id))
}

export const rate = async (url: string, member: Member, toolId: string, stars: number): Promise<boolean> => {
  const query = `mutation ($input: RateToolInput!) { rateTool(input: $input) { __typename ... on RateToolPayload { rating { stars } } ... on Failure { code } } }`
  const { body } = await ask(url, query, { input: { toolId, stars } }, member)
  return body?.data?.rateTool?.rating?.stars === stars
}

/** The mean rating that a visitor sees; undefined without an answer. */
export const meanOf = async (url: string, slug: string): Promise<number | null | undefined> => {
  const { body } = await ask(
    url,
    `{ tool(by: { slug: "${slug}" }) { rating { mean } } }`,
    {},
    { address: '203.0.113.99' },
  )
  return body?.data?.tool === undefined ? undefined : (body.data.tool?.rating?.mean ?? null)
}

export const toolsOf = async (url: string): Promise<readonly { id: string; slug: string }[]> => {
  const { body } = await ask(url, '{ tools(first: 100) { nodes { id slug } } }', {}, { address: '203.0.113.98' })
  return body?.data?.tools?.nodes ?? []
}
