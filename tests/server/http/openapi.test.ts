import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requiredRole } from '#server/graphql/access.ts'
import type { FunctionCall } from '#server/http/functions/define-function.ts'
import { FUNCTIONS } from '#server/http/functions/functions.ts'
import { schema } from '#server/schema.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { PASSWORD } from '../../support/members.ts'
import { checkDeclaredAnswers } from './declared-answers.ts'

type Operation = { readonly security: readonly object[]; readonly responses: Readonly<Record<string, unknown>> }
type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

type Compiler = {
  addSchema(schema: object, key: string): Compiler
  compile(schema: object): (value: unknown) => boolean
}
/** The JSON schema validator of the OpenAPI validator. */
const { default: Ajv } = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'))(
  'ajv/dist/2020.js',
) as { readonly default: new (options: object) => Compiler }

const { members } = createAccountsApp({ catalogue: ['abacus', 'birch'] })
const get = (headers: Record<string, string> = {}) => members.app.inject({ url: '/openapi.json', headers })
const read = async () => (await get()).json<Document>()

describe('/openapi.json', () => {
  test('is for any origin, has a tag and is not sent again to who has it', async () => {
    const answer = await get()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    })
    const again = await get({ 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await members.app.inject({ method: 'POST', url: '/openapi.json' })).headers.allow).toBe('GET, HEAD')
  })

  test('is OpenAPI 3.1, by a public validator', async () => {
    const document = await read()
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate(document)).toEqual({ valid: true })
  })

  test('has schemas that a validator of JSON schemas compiles', async () => {
    const document = await read()
    const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(document, 'openapi.json')
    for (const name of Object.keys(document.components.schemas)) {
      ajv.compile({ $ref: `openapi.json#/components/schemas/${name}` })
    }
    const validate = ajv.compile({ $ref: 'openapi.json#/components/schemas/GetToolsAnswer' })
    const tools = (await members.app.inject('/.netlify/functions/getTools')).json<object[]>()
    expect([validate(tools), validate(tools.map((tool) => ({ ...tool, name: 1 })))]).toEqual([true, false])
  })

  test('has an operation for each method of each function', async () => {
    const { paths } = await read()
    const documented = Object.entries(paths).flatMap(([url, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${url}`),
    )
    const existing = FUNCTIONS.flatMap(({ name, calls }) =>
      calls.map(({ method }) => `${method} /.netlify/functions/${name}`),
    )
    expect(documented.sort()).toEqual([...new Set(existing)].sort())
  })

  test('says who needs a session', async () => {
    const { paths } = await read()
    expect(paths['/.netlify/functions/getTools']?.['get']?.security).toEqual([])
    expect(paths['/.netlify/functions/favorites']?.['delete']?.security).toEqual([{ session: [] }])
    expect(paths['/.netlify/functions/auth']?.['post']?.security).toEqual([{}, { session: [] }])
  })
})

test('calls name the role that their fields require', () => {
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
  const roleOf = ({ document }: FunctionCall): string | undefined => {
    const roots = document.definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [],
    )
    const roles = roots.map((root) => (root.kind === 'Field' ? requiredRole(fields[root.name.value] ?? {}) : null))
    return roles.find((role) => role !== null)?.replace('admin', 'administrator')
  }
  const calls = FUNCTIONS.flatMap((definition) => definition.calls)
  const wrong = calls.filter((call) => !(roleOf(call)?.split(' ') ?? ['anyone', 'member']).includes(call.access))
  expect(wrong.map(({ action, access }) => [action, access])).toEqual([])
})

describe('an answer that is not as declared', () => {
  test.each([
    ['another type', 200, { success: 'yes' }],
    ['a field that is not declared', 200, { success: true, more: 1 }],
    ['a status that is not declared', 201, { success: true }],
    ['a failure without a code', 400, { success: false, error: { message: 'No.' } }],
  ])('fails the test that causes it: %s', async (_what, status, body) => {
    const app = fastify()
    app.post('/.netlify/functions/favorites', async (_request, reply) => reply.code(status).send(body))
    checkDeclaredAnswers(app)
    await expect(app.inject({ method: 'POST', url: '/.netlify/functions/favorites', payload: {} })).rejects.toThrow()
    await app.close()
  })
})

type Result = { readonly data?: unknown; readonly error?: unknown; readonly response: Response }
type Sdk = Readonly<Record<string, (options: object) => Promise<Result>>>

describe('a client that was generated from it', () => {
  let folder: string
  let sdk: Sdk
  let baseUrl: string

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'generated-client-'))
    const input = (await read()) as unknown as Record<string, unknown>
    await createClient({
      input,
      output: folder,
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    })
    sdk = (await import(/* @vite-ignore */ path.join(folder, 'sdk.gen.ts'))) as Sdk
    baseUrl = await members.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const call = (name: string, options: object = {}): Promise<Result> => {
    const operation = sdk[name]
    if (operation === undefined) throw new Error(`There is no operation ${name}.`)
    return operation({ baseUrl, ...options })
  }

  test('reads tools with parameters', async () => {
    const { data, response } = await call('getTools', { query: { search: 'birch', limit: 1 } })
    expect(response.status).toBe(200)
    expect(data).toMatchObject([{ slug: 'birch', category: 'Writing' }])
  })

  test('signs up by `action`, and uses the session', async () => {
    const body = { action: 'signup', email: 'ada@people.example', password: PASSWORD, metadata: { fullName: 'Ada' } }
    const { data } = await call('auth', { body })
    const { access_token: auth } = (data as { readonly session: { readonly access_token: string } }).session
    const saved = await call('favoritesGet', { auth })
    expect(saved.data).toEqual({ success: true, data: [] })
  })

  test('gets the failure with its code', async () => {
    const { data, error, response } = await call('favoritesGet')
    expect([data, response.status]).toEqual([undefined, 401])
    expect(error).toMatchObject({ success: false, error: { code: 'UNAUTHENTICATED', message: 'Please sign in.' } })
  })
})
