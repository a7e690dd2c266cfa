import { type ReactNode, type RefObject, useId } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#core/display/numbers.ts'

type WorkSectionProps = {
  readonly title: string
  /** Of the heading, for what moves the focus there. */
  readonly headingId?: string
  readonly ref?: RefObject<HTMLElement | null>
  readonly total: number
  /** Shown instead of the entries when there are none. */
  readonly empty: string
  /** The tab with all of them. */
  readonly href: string
  readonly children: ReactNode
}

/** The first entries of one kind of work and the link to all; a single line when nothing waits. */
export function WorkSection({ title, headingId, ref, total, empty, href, children }: WorkSectionProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section ref={ref} aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id={id} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {total === 0 ? (
          <p className="text-soft text-sm">{empty}</p>
        ) : (
          <Link
            to={href}
            aria-label={`${title}: all ${countText(total)}`}
            className="ml-auto inline-flex min-h-11 items-center font-semibold text-accent text-sm hover:text-accent-strong"
          >
            All {countText(total)}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
