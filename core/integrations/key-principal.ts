import { UnauthenticatedError } from '../errors.ts'
import type { Viewer } from '../policy.ts'
import { KeyScopeError } from './key-errors.ts'
import type { KeyScope } from './key-scopes.ts'

/** An accepted key. It is a caller of its own: only `requireScope` leads to its member. */
export type KeyPrincipal = {
  readonly id: string
  readonly scopes: readonly KeyScope[]
  /** The member with the plan, without a session and without the rights of an editor or administrator. */
  readonly owner: Viewer
}

/** A request, by the key that it was sent with; null without one. */
type Keyed = { readonly apiKey?: KeyPrincipal | null }

/**
 * The member whose plan pays for a request with a key of this scope. Use it only for what the scope names.
 * @throws UnauthenticatedError without a key, KeyScopeError
 */
export const requireScope = ({ apiKey }: Keyed, scope: KeyScope): Viewer => {
  if (apiKey === undefined || apiKey === null) {
    throw new UnauthenticatedError(`This needs an API key with the scope "${scope}".`)
  }
  if (!apiKey.scopes.includes(scope)) throw new KeyScopeError(scope)
  return apiKey.owner
}
