import type { ReactNode } from 'react'

type AdminFrameProps = {
  readonly header: ReactNode
  readonly rail: ReactNode
  readonly children: ReactNode
}

/** On wide screens the header and the rail beside the content, otherwise the header above it. */
export function AdminFrame({ header, rail, children }: AdminFrameProps) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:max-h-[calc(100svh-var(--header-height)-1.5rem)] lg:self-start lg:overflow-y-auto">
        <div className="lg:px-3">{header}</div>
        {rail}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
