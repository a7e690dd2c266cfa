import type { Simulation } from '../simulation.ts'
import type { Input } from './input.ts'

type RouteContext = {
  readonly simulation: Simulation
  readonly input: Input
  /** The path's `{id}`. */
  readonly id: string
}

/**
 * An API path. `read` validates the parameters and returns the work, so that unknown parameters have no effect; the
 * work returns the response object.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Such as `/v1/customers/{id}`. */
  readonly path: string
  readonly read: (context: RouteContext) => () => object
}
