import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

type PanelProps = {
  readonly id: string
  readonly title: string
  /** Before the title. */
  readonly lead?: ReactNode
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** One section of the dashboard, with its own heading. */
export function Panel({ id, title, lead, mark, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="wrap-anywhere h-full p-5">
        <div className="mb-3 flex flex-wrap items-center gap-2">
          {lead}
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {mark}
        </div>
        {children}
      </Card>
    </section>
  )
}
