import { MAX_REVISION_NOTE } from '#core/revision-note.ts'
import { TextField } from '../text-field.tsx'

type NoteFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (note: string) => void
}

/** The editor's note to the administrator about a revision. */
export function NoteField(props: NoteFieldProps) {
  return (
    <TextField
      {...props}
      label="What did you change, and why?"
      hint="Optional. Shown to the administrator who reviews it."
      rows={2}
      control={{ name: 'note', maxLength: MAX_REVISION_NOTE }}
    />
  )
}
