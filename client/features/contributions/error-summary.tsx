import { useEffect, useRef } from 'react'
import { controlId, type FieldErrors, type FieldName } from './visitor-fields.ts'

type SummaryProps = {
  /** The form, as its controls' ids name it. */
  readonly form: string
  /** How often the form was tried; each time leads here if something has to be mended. */
  readonly tries: number
  readonly errors: FieldErrors
  readonly labels: Readonly<Partial<Record<FieldName, string>>>
}

/** What has to be mended, with the way there. */
export function ErrorSummary({ form, tries, errors, labels }: SummaryProps) {
  const ref = useRef<HTMLElement>(null)
  const fields = Object.keys(errors) as FieldName[]
  useEffect(() => {
    if (tries > 0) ref.current?.focus()
  }, [tries])
  if (fields.length === 0) return null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${form}-held`}
      className="border-danger border-l-4 bg-danger-wash px-4 py-3 text-sm"
    >
      <p id={`${form}-held`} className="font-semibold">
        Not sent yet. Please look at:
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
