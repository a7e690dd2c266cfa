import { type FormFailure, formFailureOf } from '#client/lib/use-form.ts'

type Failure = { readonly __typename: 'InvalidCredentialsError' | 'RateLimitedError'; readonly message: string }

/** Maps a failure to the outcome of a form that asks for the password again. */
export const passwordFailureOf = ({ __typename, message }: Failure): FormFailure<'password'> =>
  formFailureOf({ message, field: __typename === 'InvalidCredentialsError' ? 'password' : null }, ['password'])
