import { DomainError, UnauthenticatedError } from '../errors.ts'
import type { KeyScope } from './key-scopes.ts'

const SETTINGS = 'Create a key in Settings, tab Developer.'

const REFUSALS = {
  KEY_MALFORMED:
    'The API key is mistyped: its format or checksum is wrong. Copy it again, and send it as "Authorization: Bearer tfk_...".',
  KEY_UNKNOWN: `The API key does not exist. Its account may have been deleted. ${SETTINGS}`,
  KEY_REVOKED: `The API key was revoked. ${SETTINGS}`,
  KEY_EXPIRED: `The API key has expired. ${SETTINGS}`,
  KEY_SUSPENDED: 'The account of the API key is suspended.',
} as const

/** A request has a key that is not accepted. It is never treated as anonymous. */
export class KeyRefusedError extends DomainError {
  constructor(code: keyof typeof REFUSALS) {
    super(code, 401, REFUSALS[code])
  }
}

/** A key in a URL is in histories and logs by now. */
export class KeyInUrlError extends DomainError {
  constructor() {
    super(
      'KEY_IN_URL',
      400,
      'The address contains an API key, and addresses are stored in histories and logs. Revoke the key in Settings, tab Developer, and send a new one in the header "Authorization: Bearer tfk_...".',
    )
  }
}

export class KeyScopeError extends DomainError {
  constructor(scope: KeyScope) {
    super('KEY_SCOPE_MISSING', 403, `The API key does not have the scope "${scope}". ${SETTINGS}`)
  }
}

/** A key is not a session: it reads no member's data, and no mutation accepts it unless it names a scope. */
export class KeyNotAcceptedError extends UnauthenticatedError {
  constructor() {
    super('API keys do not work here: they read public data. Send the token of a session instead.')
  }
}
