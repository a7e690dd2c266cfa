import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Form } from '#client/lib/use-form.ts'
import { useHydrated } from '#client/lib/use-hydrated.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'

type FrameProps = {
  readonly form: Pick<Form<never>, 'formProps' | 'problem' | 'busy'>
  readonly submit: string
  readonly busy: string
  /** An action that may solve the problem. */
  readonly offer?: ReactNode
  readonly children: ReactNode
}

/** A form with its error above and its button below. */
export function FormFrame({ form, submit, busy, offer = null, children }: FrameProps) {
  // Before that, the browser itself would send the form.
  const hydrated = useHydrated()
  return (
    <form {...form.formProps} className="noscript:hidden grid gap-4">
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      {offer}
      {children}
      <Button type="submit" disabled={!hydrated || form.busy} className="mt-1">
        {form.busy ? busy : submit}
      </Button>
    </form>
  )
}

type LineProps<Name extends string> = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  readonly form: Pick<Form<Name>, 'errors' | 'clearError'>
  readonly name: NoInfer<Name>
  readonly label: string
  readonly hint?: string
}

/** A single-line field. */
export function Line<Name extends string>({ form, name, label, hint, required, onChange, ...props }: LineProps<Name>) {
  return (
    <Field label={label} error={form.errors[name]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...props}
          name={name}
          aria-required={required}
          onChange={(event) => {
            form.clearError(name)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}

/** A password field with a toggle to show the password. */
export function PasswordLine<Name extends string>(props: LineProps<Name>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <Line {...props} type={shown ? 'text' : 'password'} className="pr-18" spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        // As tall as the input below its label.
        className="absolute top-6.5 right-1 min-h-11 rounded-md px-3 font-semibold text-accent text-sm hover:text-accent-strong"
      >
        Show <span className="sr-only">{props.label}</span>
      </button>
    </div>
  )
}

type EmailProps = {
  readonly form: Pick<Form<'email'>, 'errors' | 'clearError'>
  readonly email: string
  readonly onEmail?: (email: string) => void
  /** Whether the email address is preset and can't be changed. */
  readonly fixed?: boolean
}

/** The email field; its value is kept when one form replaces another. */
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
