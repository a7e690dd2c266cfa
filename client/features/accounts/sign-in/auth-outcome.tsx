import type { ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'

type AuthOutcomeProps = {
  readonly title: string
  readonly message: string
  readonly tone: 'info' | 'danger'
  readonly hint?: string
  /** The visitor's next actions. */
  readonly children?: ReactNode
  /** After the actions. */
  readonly below?: ReactNode
}

/** The outcome of a sign-in that was started elsewhere, such as in an email. */
export function AuthOutcome({ title, message, tone, hint, children, below }: AuthOutcomeProps) {
  return (
    // As tall as the window, so that the footer stays below it when the outcome adds its buttons.
    <div className="shell min-h-[calc(100svh-var(--header-height))] py-12 lg:py-16">
      <div className="mx-auto grid max-w-lg gap-5">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <Notice key={message} tone={tone} className="wrap-anywhere">
          {message}
        </Notice>
        {hint === undefined ? null : <p className="text-soft text-sm">{hint}</p>}
        {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
        {below}
      </div>
    </div>
  )
}
