import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

const CONTROL =
  'w-full min-h-11 rounded-md border border-edge bg-surface px-3 text-ink placeholder:text-soft aria-invalid:border-danger'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input className={classNames(CONTROL, '[&[readonly]]:bg-sunk [&[readonly]]:text-soft', className)} {...props} />
  )
}

/**
 * Reports a choice made before hydration: only in the server's HTML is the given choice marked as the default one. After
 * the commit in progress, because the router ignores navigations until the screen's effects have run. A choice that
 * itself hydrates the select is handled by React.
 */
const reportEarlyChoice = (select: HTMLSelectElement | null): void => {
  if (window.event?.type !== 'input' && select?.querySelector('[selected]:not(:checked)'))
    queueMicrotask(() => select.dispatchEvent(new Event('change', { bubbles: true })))
}

/**
 * A native select: the platform's own menu is the most accessible one. The browser must not restore a former choice,
 * which would be reported as a new one.
 */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select ref={reportEarlyChoice} autoComplete="off" className={classNames(CONTROL, 'pr-8', className)} {...props} />
  )
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(CONTROL, 'py-2', className)} {...props} />
}

type ControlProps = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

type FieldProps = {
  readonly label: string
  /** The control's id, if something else refers to it. */
  readonly id?: string
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly className?: string
  /** Receives the attributes that connect the control to its label, hint and error. */
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label, hint and error. */
export function Field({ label, id: givenId, hideLabel = false, hint, error, className, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-soft text-xs">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-danger text-sm" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
