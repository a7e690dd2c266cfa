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
} from '../../core/errors.ts'
import { builder } from './builder.ts'
import { failureInterface } from './errors.ts'

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'A value in the input breaks a rule.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof InvalidInputError,
  fields: (t) => ({
    field: t.string({
      nullable: true,
      description: 'The input field that breaks the rule; null when it is not about one field.',
      resolve: (error) => (typeof error.data.field === 'string' ? error.data.field : null),
    }),
  }),
})

builder.objectType(LimitReachedError, {
  name: 'LimitReachedError',
  description: 'There are as many of something as one member can have.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof LimitReachedError,
  fields: (t) => ({ limit: t.exposeInt('limit', { description: 'The most that a member can have.' }) }),
})

builder.objectType(RateLimitedError, {
  name: 'RateLimitedError',
  description: 'Too many calls in a short time.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof RateLimitedError,
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'Seconds until another try can succeed.' }),
  }),
})

builder.objectType(QuotaExceededError, {
  name: 'QuotaExceededError',
  description: "The month's share of the free plan is used up.",
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof QuotaExceededError,
  fields: (t) => ({
    resetsAt: t.expose('resetsAt', { type: 'DateTime', description: 'When there is a new share: next month, in UTC.' }),
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

plainFailure(AccountExistsError, 'AccountExistsError', 'Somebody has signed up with this address before.')
plainFailure(
  InvalidCredentialsError,
  'InvalidCredentialsError',
  'The password does not belong to the account, or there is no such account.',
)
plainFailure(NotFoundError, 'NotFoundError', 'What was named does not exist, or is not yours to see.')
plainFailure(NotImplementedError, 'NotImplementedError', 'Nothing does this yet.')
plainFailure(NotVerifiedError, 'NotVerifiedError', 'Only members with a verified address may do this.')
plainFailure(
  PasswordRequiredError,
  'PasswordRequiredError',
  'The password was given more than 15 minutes ago: call `confirmPassword`, then repeat the mutation.',
)
plainFailure(InvalidCodeError, 'InvalidCodeError', 'The code is unknown, used or expired.')
plainFailure(SignInRequiredError, 'SignInRequiredError', 'Only the member whose code this is may use it this way.')
