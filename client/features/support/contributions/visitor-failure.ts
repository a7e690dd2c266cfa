import { type FormFailure, formFailureOf } from '#client/lib/use-form.ts'
import { waitText } from '#core/display/waiting.ts'
import { FIELD_RULES, type FieldName } from './visitor-fields.ts'

type Failure =
  | { readonly __typename: 'InvalidInputError'; readonly field?: string | null; readonly message: string }
  | { readonly __typename: 'RateLimitedError'; readonly retryAfterSeconds: number }

/** Translates an error from the server for a visitor form with these fields. */
export function visitorFailureOf<Name extends FieldName>(failure: Failure, fields: readonly Name[]): FormFailure<Name> {
  if (failure.__typename === 'RateLimitedError') {
    return {
      problem: `Too many messages in a short time. Please try again in ${waitText(failure.retryAfterSeconds)}; your text stays here until then.`,
    }
  }
  const name = fields.find((shown) => shown === failure.field)
  return formFailureOf(name === undefined ? failure : { field: name, message: FIELD_RULES[name] }, fields)
}

export const UNREACHABLE =
  'It could not be sent: the server can’t be reached. Your text is still here; please try again.'
