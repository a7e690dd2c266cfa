import {
  AccountExistsError,
  type DomainError,
  InvalidCodeError,
  InvalidCredentialsError,
  InvalidInputError,
  LimitReachedError,
  NotFoundError,
  NotImplementedError,
  NotVerifiedError,
  PasswordRequiredError,
  QuotaExceededError,
  RateLimitedError,
  SignInRequiredError,
} from '#core/errors.ts'
import { builder } from './builder.ts'
import { failureInterface } from './errors.ts'

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'A value in the input is invalid.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof InvalidInputError,
})

builder.objectType(LimitReachedError, {
  name: 'LimitReachedError',
  description: 'The member has reached the maximum number of such items.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof LimitReachedError,
  fields: (t) => ({ limit: t.exposeInt('limit', { description: 'The maximum number.' }) }),
})

builder.objectType(RateLimitedError, {
  name: 'RateLimitedError',
  description: 'Too many requests in a short time.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof RateLimitedError,
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'The number of seconds until another attempt can succeed.',
    }),
  }),
})

builder.objectType(QuotaExceededError, {
  name: 'QuotaExceededError',
  description: 'The monthly quota of the free plan is used up.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof QuotaExceededError,
  fields: (t) => ({
    resetsAt: t.expose('resetsAt', {
      type: 'DateTime',
      description: 'When the quota resets: the start of next month, in UTC.',
    }),
  }),
})

/** An error with only code and message. */
const plainFailure = (type: new (message: string) => DomainError, name: string, description: string) =>
  builder.objectType(type, {
    name,
    description,
    interfaces: [failureInterface],
    isTypeOf: (value) => value instanceof type,
  })

plainFailure(AccountExistsError, 'AccountExistsError', 'An account with this email address already exists.')
plainFailure(InvalidCredentialsError, 'InvalidCredentialsError', 'The password is wrong or the account does not exist.')
plainFailure(NotFoundError, 'NotFoundError', 'The requested item does not exist or is not visible to the viewer.')
plainFailure(NotImplementedError, 'NotImplementedError', 'This is not implemented yet.')
plainFailure(NotVerifiedError, 'NotVerifiedError', 'This requires a verified email address.')
plainFailure(
  PasswordRequiredError,
  'PasswordRequiredError',
  'The password was confirmed more than 15 minutes ago. Call `confirmPassword`, then repeat the mutation.',
)
plainFailure(InvalidCodeError, 'InvalidCodeError', 'The code is unknown, used or expired.')
plainFailure(
  SignInRequiredError,
  'SignInRequiredError',
  'The viewer must be signed in to the account that the code belongs to.',
)
