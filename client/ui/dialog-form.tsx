import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type DialogFormProps = {
  /** The result of `useForm`. */
  readonly form: {
    readonly formProps: ComponentProps<'form'>
    readonly problem: string | null
    readonly busy: boolean
  }
  /** The submit button's text, and its text while submitting. */
  readonly action: string
  readonly busyText: string
  readonly onCancel: () => void
  /** Whether the action is destructive. */
  readonly danger?: boolean
  readonly children: ReactNode
}

/** The form of a dialog: its fields, what went wrong, and the buttons. */
export function DialogForm({ form, action, busyText, onCancel, danger = false, children }: DialogFormProps) {
  const { formProps, problem, busy } = form
  return (
    <form {...formProps} className="grid grid-cols-1 gap-4">
      {children}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={busy}>
          {busy ? busyText : action}
        </Button>
      </div>
    </form>
  )
}
