import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { errorText } from './error-text.ts'

type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children?: ReactNode
  /** Buttons; by default, one that closes the dialog. */
  readonly actions?: ReactNode
  /** An alert is read out at once, title and text. Without a text, it says that an error occurred. */
  readonly alert?: boolean
  /**
   * Whether the children are a form with its own buttons, which is too long to be read out as the dialog's description.
   */
  readonly form?: boolean
  /** More width, for longer content. */
  readonly wide?: boolean
}

/**
 * A modal dialog on the native element, which traps focus, closes on Escape, makes the rest inert and restores focus.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  alert = false,
  form = false,
  wide = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const text = alert && open ? errorText(children) : children
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && !form ? `${id}-text` : undefined}
      onClose={onClose}
      className={classNames(
        'm-auto rounded-md border border-line bg-surface p-6 text-ink shadow-raised',
        wide ? 'w-[min(56rem,calc(100vw-2rem))]' : 'w-[min(30rem,calc(100vw-2rem))]',
      )}
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {text ? (
        <div id={`${id}-text`} className={form ? 'mt-3' : 'mt-2 text-soft'}>
          {text}
        </div>
      ) : null}
      {form ? null : (
        <div className="mt-5 flex flex-wrap justify-end gap-2">{actions ?? <Button onClick={onClose}>OK</Button>}</div>
      )}
    </dialog>
  )
}
