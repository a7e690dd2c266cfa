import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AuthField } from './auth-rules.ts'
import type { AuthForm } from './use-auth-form.ts'

type FrameProps = {
  readonly form: AuthForm
  readonly submit: string
  readonly busy: string
  readonly children: ReactNode
}

/** A form that tells its own rules. POST, so that without scripts a password can never end up in an address. */
export function FormFrame({ form, submit, busy, children }: FrameProps) {
  return (
    <form ref={form.form} method="post" noValidate onSubmit={form.submit} className="noscript:hidden grid gap-4">
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      {children}
      <Button type="submit" disabled={form.busy} className="mt-1">
        {form.busy ? busy : submit}
      </Button>
    </form>
  )
}

type LineProps = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  readonly form: AuthForm
  readonly name: AuthField
  readonly label: string
  readonly hint?: string
}

/** A field of one line. */
export function Line({ form, name, label, hint, required, onChange, ...props }: LineProps) {
  return (
    <Field label={label} error={form.errors[name]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...props}
          name={name}
          aria-required={required}
          onChange={(event) => {
            form.edit(name)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}

type EmailProps = {
  readonly form: AuthForm
  readonly email: string
  readonly onEmail?: (email: string) => void
  /** Whether the address is given and cannot be changed. */
  readonly fixed?: boolean
}

/** The address, which stays when one form takes the place of another. */
export function EmailLine({ form, email, onEmail, fixed = false }: EmailProps) {
  return (
    <Line
      form={form}
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      maxLength={254}
      required
      readOnly={fixed}
      defaultValue={email}
      onChange={(event) => onEmail?.(event.target.value)}
    />
  )
}
