import type { ReactNode } from 'react'
import { CONTACT_MAIL } from '../../../core/brand.ts'
import { ScriptsNeeded } from '../../ui/scripts-needed.tsx'

type MemberScreenProps = {
  /** What stands above the member's own part: the heading, and a way back where there is one. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** The frame of a screen that is one member's own; what only a member may see stands in `MemberOnly`. */
export function MemberScreen({ heading, children }: MemberScreenProps) {
  return (
    // As high as the window, so that the footer stays below it when content takes the place of its skeleton.
    <div className="shell min-h-[calc(100svh-var(--header-height))] py-8 lg:py-12">
      {heading}
      <ScriptsNeeded mail={CONTACT_MAIL} className="mt-6" />
      <div className="noscript:hidden">{children}</div>
    </div>
  )
}
