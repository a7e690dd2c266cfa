import { waitText } from '../../../core/display/waiting.ts'
import { FIELD_RULES, type FieldErrors, isFieldName } from './visitor-fields.ts'

/** Why nothing was kept: fields to mend, or a text about the whole form. */
export type Refusal = { readonly errors: FieldErrors } | { readonly problem: string }

type Failure =
  | { readonly __typename: 'InvalidInputError'; readonly field?: string | null; readonly message: string }
  | { readonly __typename: 'RateLimitedError'; readonly retryAfterSeconds: number }

/** What the server's refusal means for a form with these fields. */
export function refusalOf(failure: Failure, shown: readonly string[]): Refusal {
  if (failure.__typename === 'RateLimitedError') {
    return {
      problem: `That was a lot in a short time. Please try again in ${waitText(failure.retryAfterSeconds)}; what you typed stays here until then.`,
    }
  }
  const { field } = failure
  return isFieldName(field) && shown.includes(field)
    ? { errors: { [field]: FIELD_RULES[field] } }
    : { problem: failure.message }
}

export const UNREACHABLE: Refusal = {
  problem: 'It could not be sent: the server cannot be reached. What you typed is still here; please try again.',
}
