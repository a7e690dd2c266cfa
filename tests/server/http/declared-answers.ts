/** Compares the answers of legacy functions with what they declare, in every test that calls them. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { z } from 'zod'
import { failureSchema, failureTextSchema } from '#scripts/contract/openapi/openapi-failures.ts'
import type { FunctionCall } from '#server/http/functions/define-function.ts'
import { FUNCTIONS, FUNCTIONS_PREFIX } from '#server/http/functions/functions.ts'

const actionOf = (payload: unknown): unknown => {
  if (typeof payload !== 'string') return (payload as { readonly action?: unknown } | undefined)?.action
  try {
    return (JSON.parse(payload) as { readonly action?: unknown } | null)?.action
  } catch {
    return undefined
  }
}

/** Equal afterwards: there is no field that the schema does not declare. */
const expectExactly = (schema: z.ZodType, body: unknown): void => expect(schema.parse(body)).toEqual(body)

const callOf = (calls: readonly FunctionCall[], { method = 'GET', payload }: InjectOptions) =>
  calls.find((call) => call.method === method && (call.action === null || call.action === actionOf(payload)))

/** Throws when the answer is not as declared. */
const expectDeclared = (request: InjectOptions, response: LightMyRequestResponse): void => {
  const { statusCode: status, payload, headers } = response
  const path = String(request.url).split('?', 1)[0]
  const definition = FUNCTIONS.find(({ name }) => path === `${FUNCTIONS_PREFIX}/${name}`)
  if (definition === undefined || payload === '' || headers['content-encoding'] !== undefined) return
  const body: unknown = JSON.parse(payload)
  const failure = definition.errorAsText === true ? failureTextSchema : failureSchema
  const schema = status >= 400 ? failure : callOf(definition.calls, request)?.answers[status]
  if (schema === undefined) throw new Error(`${request.method} ${path} does not declare an answer with ${status}.`)
  expectExactly(schema, body)
}

/** From now on, `inject` rejects an answer of a function that is not as declared. */
export const checkDeclaredAnswers = (app: FastifyInstance): void => {
  const inject = app.inject.bind(app) as (request: InjectOptions | string) => Promise<LightMyRequestResponse>
  const checked = async (request: InjectOptions | string) => {
    const response = await inject(request)
    expectDeclared(typeof request === 'string' ? { url: request } : request, response)
    return response
  }
  app.inject = checked as typeof app.inject
}
