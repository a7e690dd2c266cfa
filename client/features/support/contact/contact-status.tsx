import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type ContactStatusProps = {
  /** The error messages of the fields, each with its control. */
  readonly errors: readonly { readonly text: string; readonly controlId: string }[]
  /** Why the message was not sent. */
  readonly problem: string | null
  /** The server's confirmation. */
  readonly success: string | null
  readonly onDismiss: () => void
}

/** The result of the last attempt. Errors can be dismissed. */
export function ContactStatus({ errors, problem, success, onDismiss }: ContactStatusProps) {
  if (success !== null) return <Success text={success} />
  if (problem !== null) {
    return (
      <Failure onDismiss={onDismiss}>
        <p role="alert">{problem}</p>
      </Failure>
    )
  }
  if (errors.length === 0) return null
  return (
    <Failure onDismiss={onDismiss}>
      <ul className="list-disc pl-5">
        {errors.map(({ text, controlId }) => (
          <li key={controlId}>
            <button
              type="button"
              onClick={() => document.getElementById(controlId)?.focus()}
              className="link min-h-6 text-left"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Failure>
  )
}

/** The form moves the focus here after a failed attempt. */
function Failure({ onDismiss, children }: { readonly onDismiss: () => void; readonly children: ReactNode }) {
  return (
    <section
      data-error-summary
      tabIndex={-1}
      aria-label="Message not sent"
      className="flex items-start gap-3 border-danger border-l-4 bg-danger-wash py-2 pr-1 pl-4 text-sm"
    >
      <div className="wrap-anywhere min-w-0 flex-1 py-1.5">{children}</div>
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss"
        className="flex size-9 shrink-0 items-center justify-center rounded-md hover:bg-sunk"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </section>
  )
}

function Success({ text }: { readonly text: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <p
      ref={status}
      role="status"
      tabIndex={-1}
      className="border-support border-l-4 bg-support-wash px-4 py-3 text-sm outline-none"
    >
      {text}
    </p>
  )
}
