import https from 'node:https'
import type { ProxyServer } from './proxy.ts'

type Answer = { readonly status: number; readonly text: string }

type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  readonly token?: string
}

const TIMEOUT_MS = 30_000

/** A visitor of the site through the proxy. Each has an address of its own, because limits count by address. */
export class Visitor {
  readonly #agent: https.Agent
  readonly #port: number

  constructor({ port, certificate }: ProxyServer, number: number) {
    const localAddress = `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`
    this.#port = port
    this.#agent = new https.Agent({ ca: certificate, keepAlive: true, localAddress, timeout: TIMEOUT_MS })
  }

  /** @throws Error when there is no complete response */
  request({ method, path, body, token }: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = https.request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.#port,
          servername: 'localhost',
          method,
          path,
          headers: {
            host: `localhost:${this.#port}`,
            ...(body && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          )
          response.once('error', reject)
        },
      )
      request.once('timeout', () => request.destroy(new Error('no response in time')))
      request.once('error', reject)
      request.end(body && JSON.stringify(body))
    })
  }

  /** @throws Error when the response is not a successful GraphQL response */
  async graphql<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
    const body = { query, variables }
    const { status, text } = await this.request({ method: 'POST', path: '/graphql', body, ...(token && { token }) })
    const { data, errors } = (status === 200 ? JSON.parse(text) : {}) as { data?: Data; errors?: unknown }
    // A mutation that was refused.
    const isRefused = JSON.stringify(data)?.includes('"code":')
    if (!data || errors || isRefused) throw new Error(`GraphQL: ${status} ${text.slice(0, 300)}`)
    return data
  }

  /** @throws Error when the page is not served */
  async page(path: string): Promise<string> {
    const { status, text } = await this.request({ method: 'GET', path })
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${text.slice(0, 300)}`)
    return text
  }

  close(): void {
    this.#agent.destroy()
  }
}

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) {
  ... on SignUpPayload { session { accessToken } } ... on Failure { code message } } }`

/** Creates an account, which sends an email, and returns its token. */
export async function signUp(visitor: Visitor, email: string): Promise<string> {
  const input = { email, password: 'a goldfinch sings at noon', fullName: 'Ada Finch' }
  const data = await visitor.graphql<{ signUp: { session?: { accessToken: string } } }>(SIGN_UP, { input })
  const token = data.signUp.session?.accessToken
  if (token === undefined) throw new Error(`signUp: ${JSON.stringify(data)}`)
  return token
}
