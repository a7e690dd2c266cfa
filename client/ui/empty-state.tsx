// @chunk parts
import type { ReactNode } from 'react'

type EmptyStateProps = {
  readonly title: string
  readonly children?: ReactNode
  /** What the reader can do next: usually one button. */
  readonly action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 border-line border-y py-14 text-center">
      <h2 className="text-xl">{title}</h2>
      {children ? <div className="max-w-prose text-soft">{children}</div> : null}
      {action}
    </div>
  )
}
