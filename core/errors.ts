import { CONTACT_MAIL } from './brand.ts'

/**
 * Expected failures. Thrown where a rule is broken, mapped once for GraphQL, once for plain HTTP and once for the
 * legacy functions. `code` is stable and `message` is safe to show; `data` travels with them.
 */
export class DomainError extends Error {
  readonly code: string
  readonly status: number
  readonly data: Readonly<Record<string, unknown>>

  constructor(code: string, status: number, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.status = status
    this.data = data
  }
}

/** A value outside its rule. `field` names the argument, where there is one. */
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

/** Nobody is signed in, or the session has ended. */
export class UnauthenticatedError extends DomainError {
  constructor(message = 'Please sign in.') {
    super('UNAUTHENTICATED', 401, message)
  }
}

export class ForbiddenError extends DomainError {
  constructor(message = 'Forbidden') {
    super('FORBIDDEN', 403, message)
  }
}

/** The account of a one-time code has to be signed in first; the code stays good. */
export class SignInRequiredError extends DomainError {
  constructor() {
    super('SIGN_IN_REQUIRED', 401, 'Sign in to the account that this link belongs to.')
  }
}

/** The action destroys something, and the password was given too long ago. Confirm it, then repeat the request. */
export class PasswordRequiredError extends DomainError {
  constructor() {
    super('PASSWORD_REQUIRED', 403, 'Please confirm your password.')
  }
}

/** The member's address is not verified yet. */
export class NotVerifiedError extends DomainError {
  constructor(message = 'Please verify your email address first.') {
    super('NOT_VERIFIED', 403, message)
  }
}

/** Address and password do not belong together. It never says which of them is wrong. */
export class InvalidCredentialsError extends DomainError {
  constructor(message = 'Invalid email or password') {
    super('INVALID_CREDENTIALS', 401, message)
  }
}

/**
 * Address and password belong together, but the account is suspended. A kind of refused credentials, so that every way to
 * sign in answers it; its own code tells it apart.
 */
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

/** Something that is named in the API and that nothing does yet. */
export class NotImplementedError extends DomainError {
  constructor(message: string) {
    super('NOT_IMPLEMENTED', 501, message)
  }
}

/** A one-time code that was never given, is used up or too old; it never says which. */
export class InvalidCodeError extends DomainError {
  constructor() {
    super('INVALID_CODE', 400, 'This link has expired or was already used. Please request a new one.')
  }
}

/** Too many calls; `retryAfterSeconds` is at least 1. */
export class RateLimitedError extends DomainError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super('RATE_LIMITED', 429, message, { retryAfterSeconds })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The month's share of the free plan is used up; `resetsAt` is the first moment of the next month in UTC. */
export class QuotaExceededError extends DomainError {
  readonly resetsAt: Date

  constructor(message: string, resetsAt: Date) {
    super('QUOTA_EXCEEDED', 429, message, { resetsAt: resetsAt.toISOString() })
    this.resetsAt = resetsAt
  }
}

/** The member has as many of something as one can have; `limit` is that number. */
export class LimitReachedError extends DomainError {
  readonly limit: number

  constructor(message: string, limit: number) {
    super('LIMIT_REACHED', 409, message, { limit })
    this.limit = limit
  }
}

/** A part of the product is out of reach for now; trying again later is sensible. */
export class UnavailableError extends DomainError {
  constructor(message: string) {
    super('SERVICE_UNAVAILABLE', 503, message, { retryAfterSeconds: 5 })
  }
}

/** A suggested tool is in the catalogue already. */
export class AlreadyListedError extends DomainError {
  readonly slug: string

  constructor(slug: string) {
    super('ALREADY_LISTED', 409, 'This tool is already in the catalogue.', { slug })
    this.slug = slug
  }
}

/** A field that somebody else has changed since the form was opened: the texts of its cell. */
export type FieldConflict = {
  readonly field: string
  /** The value that the form began with. */
  readonly base: string
  /** The value that is stored now. */
  readonly theirs: string
  /** The value that was sent. */
  readonly yours: string
}

/** Values of a form were changed by somebody else since it was opened; nothing was saved. */
export class EditConflictError extends DomainError {
  readonly conflicts: readonly FieldConflict[]

  constructor(conflicts: readonly FieldConflict[]) {
    super('EDIT_CONFLICT', 409, 'Someone else changed the same fields. Choose which values to keep.', { conflicts })
    this.conflicts = conflicts
  }
}

/** An action on several things would change another number of them than was confirmed; nothing was changed. */
export class CountChangedError extends DomainError {
  readonly count: number

  constructor(count: number, confirmed: number) {
    super('COUNT_CHANGED', 409, `This would now change ${count} instead of ${confirmed}. Confirm the new number.`, {
      count,
    })
    this.count = count
  }
}

/** The text for everything that is masked. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.'
