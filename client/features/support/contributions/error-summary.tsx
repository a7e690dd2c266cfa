import type { FieldErrors } from '#client/lib/use-form.ts'
import { controlId, type FieldName } from './visitor-fields.ts'

type SummaryProps = {
  /** The form's name in its controls' ids. */
  readonly form: string
  readonly errors: FieldErrors<FieldName>
  readonly labels: Readonly<Partial<Record<FieldName, string>>>
}

/** The errors of a form with links to their fields. The form moves the focus here after each failed attempt. */
export function ErrorSummary({ form, errors, labels }: SummaryProps) {
  const fields = Object.keys(errors) as FieldName[]
  if (fields.length === 0) return null
  return (
    <section
      data-error-summary
      tabIndex={-1}
      aria-labelledby={`${form}-errors`}
      className="border-danger border-l-4 bg-danger-wash px-4 py-3 text-sm"
    >
      <p id={`${form}-errors`} className="font-semibold">
        Not sent yet. Please check:
      </p>
      <ul className="mt-1">
        {fields.map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => document.getElementById(controlId(form, field))?.focus()}
              className="link min-h-6 text-left"
            >
              {labels[field]}: {errors[field]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
