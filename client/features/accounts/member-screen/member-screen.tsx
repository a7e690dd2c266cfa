import type { ReactNode } from 'react'
import { ScriptsNeeded } from '#client/ui/scripts-needed.tsx'
import { CONTACT_MAIL } from '#core/brand.ts'

type MemberScreenProps = {
  /** The heading above the member's own content, with a back link where there is one. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** The layout of a member's private screen. What only a member may see goes into `MemberOnly`. */
export function MemberScreen({ heading, children }: MemberScreenProps) {
  return (
    // As tall as the window, so that the footer stays below it when content replaces its skeleton.
    <div className="shell min-h-[calc(100svh-var(--header-height))] py-8 lg:py-12">
      {heading}
      <ScriptsNeeded mail={CONTACT_MAIL} className="mt-6" />
      <div className="noscript:hidden">{children}</div>
    </div>
  )
}
