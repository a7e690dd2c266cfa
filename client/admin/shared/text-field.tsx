import type { ComponentProps } from 'react'
import { Field, Input, Textarea } from '../../ui/field.tsx'

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  readonly value: string
  readonly onChange: (text: string) => void
  /** The height of a text area; without it, the text has one line. */
  readonly rows?: number
  /** Further attributes of the control. */
  readonly control?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>
}

/** A field whose text is kept by the screen. */
export function TextField({ value, onChange, rows, control, ...field }: TextFieldProps) {
  const Control = (rows === undefined ? Input : Textarea) as typeof Input
  return (
    <Field {...field}>
      {(attributes) => (
        <Control
          {...attributes}
          {...(rows === undefined ? {} : { rows })}
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
