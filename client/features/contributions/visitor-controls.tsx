import type { ComponentProps } from 'react'
import { VISITOR_LIMITS } from '../../../core/visitor-limits.ts'
import { Field, Input, Textarea } from '../../ui/field.tsx'
import { controlId, type FieldErrors, type FieldName } from './visitor-fields.ts'

export type VisitorFormState = {
  readonly errors: FieldErrors
  readonly edit: (field: FieldName) => void
}

type ControlProps = {
  /** The form, as its controls' ids name it. */
  readonly form: string
  readonly name: FieldName
  readonly label: string
  readonly hint?: string
  readonly state: VisitorFormState
}

type LineProps = ControlProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'required'>

/** A field of one line. Its rules are told by us, beside it, not by the browser. */
export function LineField({ form, name, label, hint, state, ...props }: LineProps) {
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
          onChange={() => state.edit(name)}
        />
      )}
    </Field>
  )
}

/** A field of several lines. */
export function NoteField({ form, name, label, hint, state }: ControlProps) {
  return (
    <Field id={controlId(form, name)} label={label} error={state.errors[name]} hint={hint}>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          rows={4}
          maxLength={VISITOR_LIMITS[name]}
          onChange={() => state.edit(name)}
        />
      )}
    </Field>
  )
}

/** For programs that fill every field: out of sight, out of reach of the keyboard and of screen readers. */
export function Honeypot({ name }: { readonly name: string }) {
  return (
    <div aria-hidden="true" className="-left-[200vw] absolute size-px overflow-hidden">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" aria-label="Leave this field empty" />
    </div>
  )
}
