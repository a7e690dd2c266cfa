import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type DialogFormProps = {
  /** What `useForm` gives. */
  readonly form: {
    readonly formProps: ComponentProps<'form'>
    readonly problem: string | null
    readonly busy: boolean
  }
  /** The text of the button that sends, and while it does. */
  readonly action: string
  readonly busyText: string
  readonly onCancel: () => void
  /** Whether it destroys something. */
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
