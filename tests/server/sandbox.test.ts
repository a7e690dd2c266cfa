import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildClientSchema, GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  buildSandboxApp,
  expectFreeSandboxPort,
  localOrigin,
  type Sandbox,
  SandboxPortError,
  startSandbox,
} from '#server/sandbox.ts'
import { explainStartFailure } from '#server/start-failure.ts'
import { exchange, statusOf } from './http/raw-connection.ts'
import { captureLog } from './http/support.ts'

const ENDPOINT = 'http://localhost:4000/graphql'
const { lines, log } = captureLog()
/** A public field, an administrators' field, and a type that only the latter uses. */
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      tools: { type: GraphQLInt },
      refunds: {
        type: new GraphQLObjectType({ name: 'Refund', fields: { id: { type: GraphQLInt } } }),
        extensions: { action: 'billing:read' },
      },
    },
  }),
})
const common = { log, schema, draining: () => false, endpoint: ENDPOINT, httpLimits: { maxEventLoopDelayMs: 0 } }

describe('the API explorer page', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildSandboxApp({ ...common, trustProxy: [] })
  })
  afterAll(() => app.close())

  test('runs Apollo’s script for the API, under a minimal content security policy', async () => {
    const { statusCode, headers, body } = await app.inject('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(body).toContain(`"initialEndpoint":"${ENDPOINT}"`)
    const policy = String(headers['content-security-policy'])
    const nonce = /script-src 'nonce-(\w{32})'/.exec(policy)?.[1]
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}' https://embeddable-sandbox.cdn.apollographql.com/v2/`,
      `style-src 'nonce-${nonce}'`,
      'img-src data:',
      `connect-src 'self' ${ENDPOINT}`,
      'frame-src https://sandbox.embed.apollographql.com',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts).toHaveLength(2)
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
  })

  test('has a new nonce each time', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await app.inject('/')).headers['content-security-policy']),
    )
    expect(policies[0]).not.toBe(policies[1])
  })

  test('shows the public schema first, and the whole one with a token', async () => {
    const shown = buildClientSchema((await app.inject('/schema.json')).json().data)
    expect(Object.keys(shown.getQueryType()?.getFields() ?? {})).toEqual(['tools'])
    expect(shown.getType('Refund')).toBeUndefined()

    const [, source = ''] = /handleRequest: ([\s\S]+?) \}\)<\/script>/.exec((await app.inject('/')).body) ?? []
    const fetched: unknown[] = []
    const handle = new Function('fetch', `return ${source}`)((...call: unknown[]) => fetched.push(call))
    const introspection = JSON.stringify({
      operationName: 'IntrospectionQuery',
      query: 'query IntrospectionQuery { a }',
    })
    const requests = [
      { headers: {}, body: introspection },
      { headers: { Authorization: 'Bearer x' }, body: introspection },
      { headers: {}, body: '{"query":"{ tools }"}' },
      { headers: {}, body: new FormData() },
    ]
    for (const request of requests) handle(ENDPOINT, request)
    expect(fetched).toEqual([['/schema.json'], ...requests.slice(1).map((request) => [ENDPOINT, request])])
  })

  test('opens the document of a link, whatever characters it has', async () => {
    const { body } = await app.inject('/')
    const [, source = ''] = /initialState: ([\s\S]+?), handleRequest: /.exec(body) ?? []
    const stateAt = (hash: string) => new Function('location', `return ${source}`)({ hash })
    const state = { includeCookies: false, pollForSchemaUpdates: false }
    const document = '{ tools(search: "a & b+c </script> #ü", first: 3) { nodes { name } } }'
    expect(stateAt('')).toEqual(state)
    expect(stateAt('#top')).toEqual(state)
    expect(stateAt(`#${new URLSearchParams({ query: document })}`)).toEqual({ ...state, document })
  })

  test.each([
    ['GET', '/graphql', 404],
    ['POST', '/graphql', 404],
    ['GET', '/favicon.ico', 404],
    ['GET', '/.netlify/functions/getTools', 404],
    ['GET', '/health/ready', 404],
    ['GET', '/?q=%00', 400],
    ['POST', '/', 405],
    ['POST', '/schema.json', 405],
  ] as const)('is all there is: %s %s gets %i', async (method, url, status) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.headers['content-security-policy']).toContain("script-src 'self'")
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('the port of the API explorer', () => {
  const host = '127.0.0.1'
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  const occupy = async (): Promise<number> => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, host, resolve))
    closing.push(() => new Promise((resolve) => other.close(resolve)))
    return (other.address() as AddressInfo).port
  }
  const start = async (sandbox: { port: number; url?: string; anyPort: boolean }, more = {}): Promise<Sandbox> => {
    const config = { host, trustProxy: [], sandbox: { url: undefined, ...sandbox } }
    const started = await startSandbox({ ...common, ...more, config })
    closing.push(() => started.app.close())
    return started
  }

  test('is a free one when the default port is in use', async () => {
    const port = await occupy()
    const { url } = await start({ port, anyPort: true })
    expect(new URL(url).port).not.toBe(`${port}`)
    expect((await fetch(url.replace('localhost', host))).status).toBe(200)
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', port }))
  })

  test('fails the start in one line when the configured port is in use', async () => {
    const sandbox = { port: await occupy(), url: undefined, anyPort: false }
    const failures: unknown[] = await Promise.all([
      start(sandbox).catch((error: unknown) => error),
      expectFreeSandboxPort({ host, sandbox }).catch((error: unknown) => error),
    ])
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(SandboxPortError)
      expect(explainStartFailure(failure)).toMatch(/^[^\n]*EADDRINUSE[^\n]*set SANDBOX_PORT to choose another\.$/)
    }
  })

  test.each([
    ['127.0.0.1', 'http://localhost:4001'],
    ['::', 'http://localhost:4001'],
    ['192.0.2.7', 'http://192.0.2.7:4001'],
    ['2001:db8::7', 'http://[2001:db8::7]:4001'],
  ])('of a listener on %s makes the origin %s', (listensOn, origin) => {
    expect(localOrigin(listensOn, 4001)).toBe(origin)
    expect(new URL(origin).origin).toBe(origin)
  })

  test('is hidden from browsers behind a proxy', async () => {
    const { url } = await start({ port: 0, url: 'https://sandbox.example', anyPort: false })
    expect(url).toBe('https://sandbox.example')
  })

  test('is closed to slow clients', async () => {
    const { app } = await start(
      { port: 0, anyPort: true },
      { httpLimits: { headersTimeoutMs: 150, requestTimeoutMs: 300, connectionsCheckMs: 20 } },
    )
    const { port } = app.server.address() as AddressInfo
    expect(statusOf(await exchange(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n'))).toBe(408)
  })
})
