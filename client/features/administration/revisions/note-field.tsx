import { MAX_REVISION_NOTE } from '../../../../core/revision-note.ts'
import { Field, Textarea } from '../../../ui/field.tsx'

type NoteFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (note: string) => void
}

/** What an editor tells the administrator about a revision. */
export function NoteField({ value, error, onChange }: NoteFieldProps) {
  return (
    <Field label="What did you change, and why?" hint="Optional. The administrator who decides reads it." error={error}>
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
