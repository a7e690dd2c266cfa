import { useId } from 'react'

const ANSWERS = [
  ['yes', 'Yes'],
  ['maybe', 'Maybe'],
  ['no', 'No'],
] as const

type VerdictFieldProps = { readonly again: string; readonly error: string | undefined }

/** Whether the author would choose the tool again. The form handles the change. */
export function VerdictField({ again, error }: VerdictFieldProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="font-semibold text-sm">Would you choose it again?</legend>
      <div className="flex flex-wrap gap-x-6">
        {ANSWERS.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="radio"
              name="again"
              value={value}
              checked={again === value}
              aria-describedby={error === undefined ? undefined : id}
              aria-invalid={error === undefined ? undefined : true}
              className="size-5 shrink-0"
              onChange={() => undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={id} className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
