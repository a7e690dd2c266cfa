import type { ComponentProps } from 'react'
import type { Form } from '#client/lib/use-form.ts'
import { Field, Input, Textarea } from '#client/ui/field.tsx'
import { VISITOR_LIMITS } from '#core/visitor-limits.ts'
import { controlId, type FieldName } from './visitor-fields.ts'

type ControlProps<Name extends FieldName> = {
  /** The form's name in its controls' ids. */
  readonly form: string
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly state: NoInfer<Pick<Form<Name>, 'errors' | 'clearError'>>
}

type LineProps<Name extends FieldName> = ControlProps<Name> &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'required'>

/** A single-line field. It shows its errors itself, instead of the browser. */
export function LineField<Name extends FieldName>({ form, name, label, hint, state, ...props }: LineProps<Name>) {
  return (
    <Field id={controlId(form, name)} label={label} error={state.errors[name]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...props}
          name={name}
          maxLength={VISITOR_LIMITS[name]}
          aria-required={props.required}
          required={false}
          onChange={() => state.clearError(name)}
        />
      )}
    </Field>
  )
}

/** A multi-line field. */
export function NoteField<Name extends FieldName>({ form, name, label, hint, state }: ControlProps<Name>) {
  return (
    <Field id={controlId(form, name)} label={label} error={state.errors[name]} hint={hint}>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          rows={4}
          maxLength={VISITOR_LIMITS[name]}
          onChange={() => state.clearError(name)}
        />
      )}
    </Field>
  )
}
