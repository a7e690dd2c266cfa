import type { ComponentProps, ReactNode } from 'react'
import type { Form } from '../../lib/use-form.ts'
import { Field } from '../../ui/field.tsx'

type FormFieldProps<Name extends string> = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'className'> & {
  /** The result of `useForm`. */
  readonly form: Pick<Form<Name>, 'errors' | 'clearError'>
  readonly name: Name
  /** Receives all attributes that connect the control to the form. */
  readonly children: (control: object) => ReactNode
}

/** A field of a form whose control keeps its own state. */
export function FormField<Name extends string>({ form, name, children, ...field }: FormFieldProps<Name>) {
  return (
    <Field {...field} error={form.errors[name]}>
      {(attributes) => children({ ...attributes, name, onChange: () => form.clearError(name) })}
    </Field>
  )
}
