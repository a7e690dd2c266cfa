import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { PRICING_AFTER_QUIZ } from '../../lib/pricing-after-quiz.ts'
import { LinkButton } from '../../ui/button.tsx'

/** A control that needs a paid plan: it looks locked, says so, and links to the plans. */
export function LockedLink({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <LinkButton to={PRICING_AFTER_QUIZ} variant="secondary" className={className}>
      <Lock aria-hidden="true" className="size-4" />
      {children}
      <span className="sr-only">(comes with Premium)</span>
    </LinkButton>
  )
}
