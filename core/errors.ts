import { CONTACT_MAIL } from './brand.ts'

/** Mapped once each for GraphQL, HTTP and the legacy functions. `code` is stable, `message` safe to show. */
export class DomainError extends Error {
  readonly code: string
  readonly status: number
  readonly data: Readonly<Record<string, unknown>>
  /** The account that it concerns, for the log only. */
  accountId: string | null = null

  constructor(code: string, status: number, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.status = status
    this.data = data
  }
}

/** An invalid value. `field` names the argument, if any. */
export class InvalidInputError extends DomainError {
  constructor(message: string, field?: string) {
    super('BAD_USER_INPUT', 400, message, field === undefined ? {} : { field })
  }
}

export class NotFoundError extends DomainError {
  constructor(message: string) {
    super('NOT_FOUND', 404, message)
  }
}

/** A cursor lies beyond the end of the change feed, as after a restored backup: the caller has to load a snapshot. */
export class CursorTooNewError extends DomainError {
  constructor(last: string) {
    super(
      'CURSOR_TOO_NEW',
      400,
      `"after" is newer than the change feed, which ends at ${last}. Load a snapshot, such as /tools.ndjson, and continue from its sequence.`,
      { field: 'after' },
    )
  }
}

/** No session, or the session has ended. */
export class UnauthenticatedError extends DomainError {
  constructor(message = 'Please sign in.') {
    super('UNAUTHENTICATED', 401, message)
  }
}

export class ForbiddenError extends DomainError {
  /** What was refused, for the log only. */
  action: string | null = null

  constructor(message = 'Forbidden') {
    super('FORBIDDEN', 403, message)
  }
}

/** A one-time code requires its account to be signed in first; the code stays valid. */
export class SignInRequiredError extends DomainError {
  constructor() {
    super('SIGN_IN_REQUIRED', 401, 'Sign in to the account that this link belongs to.')
  }
}

/** What the policy refuses to an editor or administrator without a second factor. */
export class SecondFactorSetupRequiredError extends ForbiddenError {
  override readonly code = 'SECOND_FACTOR_SETUP_REQUIRED'

  constructor() {
    super('Set up a passkey or an authenticator app in your settings first. Your role requires a second factor.')
  }
}

/** How a pending sign-in can be completed. */
export type SecondFactorMethod = 'passkey' | 'authenticator' | 'recovery_code'

/** The password was right, and the account has a second factor. `challenge` completes the sign-in until it expires. */
export class SecondFactorRequiredError extends DomainError {
  readonly challenge: string
  readonly methods: readonly SecondFactorMethod[]
  readonly expiresAt: Date

  constructor({
    challenge,
    methods,
    expiresAt,
  }: { challenge: string; methods: readonly SecondFactorMethod[]; expiresAt: Date }) {
    super(
      'SECOND_FACTOR_REQUIRED',
      403,
      'This account has a second factor. Send the password again with "code": a code from the authenticator app, or a recovery code.',
    )
    this.challenge = challenge
    this.methods = methods
    this.expiresAt = expiresAt
  }
}

/** A started sign-in or set-up is unknown, completed or expired, or was tried too often. */
export class SignInExpiredError extends DomainError {
  constructor(message = 'This sign-in has expired. Please sign in again.') {
    super('SIGN_IN_EXPIRED', 400, message)
  }
}

/** The public address of this installation has no passkeys. */
export class PasskeysUnavailableError extends DomainError {
  constructor() {
    super(
      'PASSKEYS_UNAVAILABLE',
      409,
      'Passkeys need a website with a host name and HTTPS. This installation has neither, or only one of them.',
    )
  }
}

/** A destructive action needs a recent password. Confirm it, then repeat the request. */
export class PasswordRequiredError extends DomainError {
  constructor() {
    super('PASSWORD_REQUIRED', 403, 'Please confirm your password.')
  }
}

export class NotVerifiedError extends DomainError {
  constructor(message = 'Please verify your email address first.') {
    super('NOT_VERIFIED', 403, message)
  }
}

/** Email and password do not match. Never says which one is wrong. */
export class InvalidCredentialsError extends DomainError {
  constructor(message = 'Invalid email or password') {
    super('INVALID_CREDENTIALS', 401, message)
  }
}

/** Only for correct credentials. A subclass, so that every way to sign in handles it; the code tells it apart. */
export class AccountSuspendedError extends InvalidCredentialsError {
  override readonly code = 'ACCOUNT_SUSPENDED'
  override readonly status = 403

  constructor() {
    super(`This account is suspended. Questions? Email us at ${CONTACT_MAIL}.`)
  }
}

export class AccountExistsError extends DomainError {
  constructor() {
    super('ACCOUNT_EXISTS', 409, 'An account with this email already exists.')
  }
}

/** Part of the API, but not implemented yet. */
export class NotImplementedError extends DomainError {
  constructor(message: string) {
    super('NOT_IMPLEMENTED', 501, message)
  }
}

/** A one-time code is unknown, used or expired; it never says which. */
export class InvalidCodeError extends DomainError {
  constructor(message = 'This link has expired or was already used. Please request a new one.') {
    super('INVALID_CODE', 400, message)
  }
}

/** `retryAfterSeconds` is at least 1. */
export class RateLimitedError extends DomainError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super('RATE_LIMITED', 429, message, { retryAfterSeconds })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The free plan's monthly quota is used up; it resets at `resetsAt`, the start of the next month in UTC. */
export class QuotaExceededError extends DomainError {
  readonly resetsAt: Date

  constructor(message: string, resetsAt: Date) {
    super('QUOTA_EXCEEDED', 429, message, { resetsAt: resetsAt.toISOString() })
    this.resetsAt = resetsAt
  }
}

export class LimitReachedError extends DomainError {
  readonly limit: number

  constructor(message: string, limit: number) {
    super('LIMIT_REACHED', 409, message, { limit })
    this.limit = limit
  }
}

/** A part of the product is temporarily unavailable; retrying later makes sense. */
export class UnavailableError extends DomainError {
  constructor(message: string) {
    super('SERVICE_UNAVAILABLE', 503, message, { retryAfterSeconds: 5 })
  }
}

/** The suggested tool is already in the catalog. */
export class AlreadyListedError extends DomainError {
  readonly slug: string

  constructor(slug: string) {
    super('ALREADY_LISTED', 409, 'This tool is already in the catalog.', { slug })
    this.slug = slug
  }
}

/** A field changed by somebody else since the form was opened, as cell texts. */
export type FieldConflict = {
  readonly field: string
  /** The value when the form was opened. */
  readonly base: string
  readonly theirs: string
  readonly yours: string
}

/** Somebody else changed the form's values since it was opened; nothing was saved. */
export class EditConflictError extends DomainError {
  readonly conflicts: readonly FieldConflict[]

  constructor(conflicts: readonly FieldConflict[]) {
    super('EDIT_CONFLICT', 409, 'Someone else changed the same fields. Choose which values to keep.', { conflicts })
    this.conflicts = conflicts
  }
}

/** A bulk action would change a different number of items than confirmed; nothing was changed. */
export class CountChangedError extends DomainError {
  readonly count: number

  constructor(count: number, confirmed: number) {
    super('COUNT_CHANGED', 409, `This would now change ${count} instead of ${confirmed}. Confirm the new number.`, {
      count,
    })
    this.count = count
  }
}

export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.'
