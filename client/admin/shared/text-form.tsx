import type { ComponentProps, ReactNode } from 'react'
import { formFailureOf, useForm } from '../../lib/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { toast } from '../../ui/toast.ts'
import { FormField } from './form-field.tsx'

type TextFormProps = {
  /** The control's name, which is also the field of the mutation's input. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** The error of an empty text, which is allowed without it. */
  readonly required?: string
  readonly children?: ReactNode
  readonly control: (props: object) => ReactNode
  readonly action: string
  readonly busyText: string
  readonly danger?: boolean
  /** Receives the trimmed text. Null when the password was not entered. */
  readonly send: (
    text: string,
  ) => Promise<{ readonly failure: { readonly message: string; readonly field: string | null } | null } | null>
  /** The toast after a success. */
  readonly done: string
  readonly failure: string
  readonly onClose: () => void
}

/** A form with one text. */
export function TextForm(props: TextFormProps) {
  const { name, label, hint, required, children, control, action, busyText, danger, send, done, failure, onClose } =
    props
  const form = useForm({
    fields: [name],
    check: (values) => (required !== undefined && values[name]?.trim() === '' ? { [name]: required } : {}),
    send: async (values) => {
      const result = await send(values[name]?.trim() ?? '')
      if (result === null) return {}
      if (result.failure !== null) return formFailureOf(result.failure, [name])
      toast(done)
      onClose()
      return { done: true }
    },
    failure,
  })
  return (
    <DialogForm form={form} action={action} busyText={busyText} danger={danger ?? false} onCancel={onClose}>
      {children}
      <FormField form={form} name={name} label={label} hint={hint}>
        {control}
      </FormField>
    </DialogForm>
  )
}

type TextDialogProps = ComponentProps<typeof TextForm> & { readonly open: boolean; readonly title: string }

/** Such a form in a dialog. */
export function TextDialog({ open, title, ...props }: TextDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title={title} form>
      {open ? <TextForm {...props} /> : null}
    </Dialog>
  )
}
