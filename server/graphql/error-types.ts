import {
  AccountExistsError,
  InvalidCodeError,
  InvalidCredentialsError,
  InvalidInputError,
  LimitReachedError,
  NotFoundError,
  NotImplementedError,
  NotVerifiedError,
  PasskeysUnavailableError,
  PasswordRequiredError,
  QuotaExceededError,
  RateLimitedError,
  SignInExpiredError,
  SignInRequiredError,
} from '#core/errors.ts'
import { failureType } from './errors.ts'
import { field } from './exposed.ts'

failureType(InvalidInputError, 'InvalidInputError', 'A value in the input is invalid.')
failureType(LimitReachedError, 'LimitReachedError', 'The member has reached the maximum number of such items.', {
  limit: field.int('The maximum number.'),
})
failureType(RateLimitedError, 'RateLimitedError', 'Too many requests in a short time.', {
  retryAfterSeconds: field.int('The number of seconds until another attempt can succeed.'),
})
failureType(QuotaExceededError, 'QuotaExceededError', 'The monthly quota of the free plan is used up.', {
  resetsAt: field.dateTime('When the quota resets: the start of next month, in UTC.'),
})
failureType(AccountExistsError, 'AccountExistsError', 'An account with this email address already exists.')
failureType(InvalidCredentialsError, 'InvalidCredentialsError', 'The password is wrong or the account does not exist.')
failureType(NotFoundError, 'NotFoundError', 'The requested item does not exist or is not visible to the viewer.')
failureType(NotImplementedError, 'NotImplementedError', 'This is not implemented yet.')
failureType(NotVerifiedError, 'NotVerifiedError', 'This requires a verified email address.')
failureType(
  PasswordRequiredError,
  'PasswordRequiredError',
  'The password was confirmed more than 15 minutes ago. Call `confirmPassword`, then repeat the mutation.',
)
failureType(SignInExpiredError, 'SignInExpiredError', 'The started sign-in or set-up is unknown, completed or expired.')
failureType(
  PasskeysUnavailableError,
  'PasskeysUnavailableError',
  'The address of this installation has no passkeys: they need a host name and HTTPS.',
)
failureType(InvalidCodeError, 'InvalidCodeError', 'The code is unknown, used or expired.')
failureType(
  SignInRequiredError,
  'SignInRequiredError',
  'The viewer must be signed in to the account that the code belongs to.',
)
