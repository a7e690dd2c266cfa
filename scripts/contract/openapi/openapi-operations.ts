/** The operations of a function: one per method, which joins the calls by `action`. */

import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiPathItemObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { FUNCTIONS_DEPRECATED_ON } from '#core/api-contract.ts'
import type { FunctionAccess, FunctionCall, FunctionDefinition } from '#server/http/functions/define-function.ts'
import { BUDGET_HEADERS, failuresOf } from './openapi-failures.ts'

/** The name of the security scheme. */
export const SESSION = 'session'

const ACCESS: Readonly<Record<FunctionAccess, string>> = {
  anyone: '',
  member: ' Needs a session.',
  editor: ' Needs the session of an editor or administrator.',
  administrator: ' Needs the session of an administrator.',
}
const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
const pascal = (text: string): string =>
  text
    .split(/[^a-zA-Z0-9]/)
    .map(capital)
    .join('')

/** The input of a call with its `action`. Inputs are objects, because they are queries or JSON bodies. */
const inputOf = ({ input, action }: FunctionCall): z.ZodObject => {
  if (!(input instanceof z.ZodObject)) throw new Error('The input of a function must be an object.')
  return action === null ? input : input.extend({ action: z.literal(action) })
}

const securityOf = (calls: readonly FunctionCall[]): Record<string, string[]>[] => {
  const forAnyone = calls.filter(({ access }) => access === 'anyone').length
  if (forAnyone === calls.length) return []
  return [...(forAnyone > 0 ? [{}] : []), { [SESSION]: [] }]
}

const describeCalls = (calls: readonly FunctionCall[]): string => {
  const lines = calls.map(({ action, summary, access }) =>
    // The summary of a single call is that of its operation.
    calls.length === 1 ? ACCESS[access].trim() : `- \`${action}\`: ${summary}${ACCESS[access]}`,
  )
  return `${lines.join('\n')}\n\nDeprecated since ${FUNCTIONS_DEPRECATED_ON}: use GraphQL.`.trim()
}

const answersOf = (name: string, calls: readonly FunctionCall[]) => {
  const byStatus = new Map<string, z.ZodType[]>()
  for (const { action, answers } of calls) {
    for (const [status, schema] of Object.entries(answers)) {
      // `meta` returns a new schema, because calls can share an answer.
      const own = schema.meta({ id: `${name}${pascal(action ?? '')}${status === '200' ? '' : status}Answer` })
      byStatus.set(status, [...(byStatus.get(status) ?? []), own])
    }
  }
  return Object.fromEntries(
    [...byStatus].map(([status, all]): [string, ZodOpenApiResponseObject] => [
      status,
      {
        description: status === '202' ? 'Accepted.' : 'Done.',
        headers: BUDGET_HEADERS,
        content: { 'application/json': { schema: all.length === 1 && all[0] ? all[0] : z.union(all) } },
      },
    ]),
  )
}

const bodyOf = (name: string, calls: readonly FunctionCall[]) => {
  const inputs = calls.map((call) => inputOf(call).meta({ id: `${name}${pascal(call.action ?? '')}Input` }))
  const [only] = inputs
  const schema = inputs.length === 1 && only ? only : z.discriminatedUnion('action', inputs as [z.ZodObject])
  return { required: true, content: { 'application/json': { schema } } }
}

const operationOf = (definition: FunctionDefinition, method: FunctionCall['method']): ZodOpenApiOperationObject => {
  const calls = definition.calls.filter((call) => call.method === method)
  const isOnly = calls.length === definition.calls.length
  const operationId = `${definition.name}${isOnly ? '' : capital(METHODS[method])}`
  const name = capital(operationId)
  const [first] = calls
  return {
    operationId,
    summary: calls.length === 1 ? first?.summary : 'Does what `action` says.',
    description: describeCalls(calls),
    deprecated: true,
    'x-deprecated-on': FUNCTIONS_DEPRECATED_ON,
    security: securityOf(calls),
    ...(method === 'GET'
      ? { requestParams: { query: first === undefined ? z.object({}) : inputOf(first) } }
      : { requestBody: bodyOf(name, calls) }),
    responses: {
      ...answersOf(name, calls),
      ...failuresOf({ asText: definition.errorAsText === true, hasBody: method !== 'GET' }),
    },
  }
}

/** The operations of a function. Once per process: the names of its schemas are registered with zod. */
export const pathItemOf = (definition: FunctionDefinition): ZodOpenApiPathItemObject =>
  Object.fromEntries(
    [...new Set(definition.calls.map(({ method }) => method))].map((method) => [
      METHODS[method],
      operationOf(definition, method),
    ]),
  )
