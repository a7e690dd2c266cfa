import type { ReactNode } from 'react'
import { AnchorButton, Button } from '../ui/button.tsx'

/** The heading of a failure replaces another one, which had the focus. */
function keepFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
}

type ErrorTextProps = {
  readonly heading?: string
  /** Replaces reloading the page. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}

/** What went wrong, with two ways to continue. */
export function ErrorText({ heading = 'Something went wrong', onRetry, children }: ErrorTextProps) {
  return (
    <div className="shell grid justify-items-start gap-5 py-24">
      <title>{`${heading} | Toolfinch`}</title>
      <h1 ref={keepFocus} tabIndex={-1} className="text-3xl">
        {heading}
      </h1>
      <div role="status" className="grid max-w-prose gap-2 text-lg text-soft">
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry ?? (() => window.location.reload())}>Try Again</Button>
        <AnchorButton href="/" variant="secondary">
          Go Home
        </AnchorButton>
      </div>
    </div>
  )
}
