import { Field, Textarea } from '#client/ui/field.tsx'
import { MAX_REVISION_NOTE } from '#core/revision-note.ts'

type NoteFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (note: string) => void
}

/** The editor's note to the administrator about a revision. */
export function NoteField({ value, error, onChange }: NoteFieldProps) {
  return (
    <Field
      label="What did you change, and why?"
      hint="Optional. Shown to the administrator who reviews it."
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          name="note"
          rows={2}
          maxLength={MAX_REVISION_NOTE}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
