import { createHash } from 'node:crypto'
import { keyReused, StripeApiError, unknownPath } from '../errors.ts'
import { parseForm } from '../form.ts'
import type { Simulation } from '../simulation.ts'
import { CHECKOUT_ROUTES } from './checkout.ts'
import { CUSTOMER_ROUTES } from './customers.ts'
import { expand } from './expand.ts'
import { createInput } from './input.ts'
import { INVOICE_ROUTES } from './invoices.ts'
import { PAYMENT_ROUTES } from './payments.ts'
import { PREVIEW_ROUTES } from './preview.ts'
import type { Route } from './route.ts'
import { SCHEDULE_ROUTES } from './schedules.ts'
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts'

export type ApiRequest = {
  readonly method: string
  /** With the query. */
  readonly path: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export type ApiResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...CHECKOUT_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...SCHEDULE_ROUTES,
  // Before paths with an id, which would match too.
  ...PREVIEW_ROUTES,
  ...INVOICE_ROUTES,
  ...PAYMENT_ROUTES,
]

/** The value of `{id}`; null for another path. */
const matchPath = (pattern: string, path: string): string | null => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  let id = ''
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part === '{id}' && value !== '') id = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return id
}

const findRoute = (method: string, path: string): { readonly route: Route; readonly id: string } => {
  for (const route of ROUTES) {
    const id = route.method === method ? matchPath(route.path, path) : null
    if (id !== null) return { route, id }
  }
  throw unknownPath(method, path)
}

const run = (simulation: Simulation, { method, path, body }: ApiRequest): object => {
  const { pathname, search } = new URL(path, 'http://localhost')
  const { route, id } = findRoute(method, pathname)
  const input = createInput(parseForm(method === 'POST' ? body : search.slice(1)))
  const paths = input.texts('expand')
  const work = route.read({ simulation, input, id })
  input.expectAllRead()
  return expand(simulation, work(), paths)
}

const respond = (simulation: Simulation, status: number, value: object): ApiResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'request-id': `req_${simulation.newToken()}` },
  body: JSON.stringify(value),
})

const respondTo = (simulation: Simulation, request: ApiRequest): ApiResponse => {
  try {
    return respond(simulation, 200, run(simulation, request))
  } catch (error) {
    if (error instanceof StripeApiError) return respond(simulation, error.status, { error: error.body })
    throw error
  }
}

/**
 * Handles one API request. Repeating an idempotency key returns the first response, or an error for a different
 * request; requests rejected before any effect are not remembered.
 */
export const handleApi = (simulation: Simulation, request: ApiRequest): ApiResponse => {
  const { state } = simulation
  const key = request.method === 'GET' ? null : (request.headers['idempotency-key'] ?? null)
  if (key === null) return respondTo(simulation, request)
  const hash = createHash('sha256').update(`${request.method} ${request.path}\n${request.body}`).digest('hex')
  const known = state.idempotency.find((one) => one.key === key)
  if (known !== undefined) {
    if (known.request !== hash) return respond(simulation, 400, { error: keyReused(key).body })
    return {
      ...respond(simulation, known.status, {}),
      headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
      body: known.body,
    }
  }
  simulation.idempotencyKey = key
  const response = respondTo(simulation, request)
  simulation.idempotencyKey = null
  if (response.status === 200 || response.status === 402) {
    const { status, body } = response
    state.idempotency.push({ key, request: hash, created: state.now, status, body })
  }
  return response
}
