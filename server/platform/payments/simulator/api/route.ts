import type { Simulation } from '../simulation.ts'
import type { Input } from './input.ts'

type RouteContext = {
  readonly simulation: Simulation
  readonly input: Input
  /** What the path names in place of `{id}`. */
  readonly id: string
}

/**
 * One path of the API. `read` checks the parameters and returns the work, so that a request with an unknown parameter
 * changes nothing; the work returns the object that is sent.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Such as `/v1/customers/{id}`. */
  readonly path: string
  readonly read: (context: RouteContext) => () => object
}
