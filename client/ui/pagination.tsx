import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

type PaginationProps = {
  readonly current: number
  /** The number of pages. */
  readonly last: number
  /** The page numbers to show. */
  readonly pages: readonly number[]
  readonly hrefFor: (page: number) => string
  /** Names the list for screen readers. */
  readonly label?: string
}

// Narrow on a phone, where five numbers and both arrows must fit in one row.
const ITEM =
  'grid min-h-11 min-w-9 place-items-center rounded-md border px-1 font-medium text-sm tabular-nums sm:min-w-11 sm:px-3'

/**
 * Real links, so that pages can be opened, shared and reached without JavaScript. Renders nothing for a single page.
 */
export function Pagination({ current, last, pages, hrefFor, label = 'Pages' }: PaginationProps) {
  if (last <= 1) return null
  const step = (page: number, text: string, arrow: string) => {
    const words = (
      <>
        <span aria-hidden="true" className="sm:hidden">
          {arrow}
        </span>
        <span className="max-sm:sr-only">{text}</span>
      </>
    )
    return page >= 1 && page <= last ? (
      <Link
        to={hrefFor(page)}
        rel={page < current ? 'prev' : 'next'}
        className={`${ITEM} border-line hover:border-accent`}
      >
        {words}
      </Link>
    ) : (
      <span className={`${ITEM} border-transparent text-soft`} aria-hidden="true">
        {words}
      </span>
    )
  }
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1 sm:gap-1.5">
        <li>{step(current - 1, 'Previous', '←')}</li>
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={hrefFor(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              className={classNames(
                ITEM,
                page === current ? 'border-accent bg-accent text-on-accent' : 'border-line hover:border-accent',
              )}
            >
              {page}
            </Link>
          </li>
        ))}
        <li>{step(current + 1, 'Next', '→')}</li>
      </ul>
    </nav>
  )
}
