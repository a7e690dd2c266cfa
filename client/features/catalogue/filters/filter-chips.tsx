import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type DirectoryAddress, directoryHref, NO_FILTERS } from '../directory/directory-address.ts'
import type { CategoryOption } from '../directory/directory-listing.ts'
import type { DirectoryControls } from '../directory/use-directory-controls.ts'
import { activeFilters } from './active-filters.ts'
import { COUNTER_ID } from './filter-sidebar.tsx'

type ChipsProps = {
  readonly address: DirectoryAddress
  readonly categories: readonly CategoryOption[]
  readonly follow: DirectoryControls['follow']
}

/** The active filters, each a link to the list without it, so that they also work without JavaScript. */
export function FilterChips({ address, categories, follow }: ChipsProps) {
  const chips = activeFilters(address, categories)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef(false)
  const count = chips.length
  /** When no chip will be left, the focus moves to the list at once. */
  const leave = (isLast: boolean) => {
    removed.current = !isLast
    if (isLast) document.getElementById(COUNTER_ID)?.focus({ preventScroll: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed chip takes the focus along, whenever the count falls
  useEffect(() => {
    if (!removed.current) return
    removed.current = false
    list.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  if (count === 0) return null
  return (
    <ul ref={list} aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <Link
            to={directoryHref({ ...address, page: 1, ...remove(address) })}
            onClick={(event) => {
              leave(count === 1)
              follow(event, remove)
            }}
            aria-label={`Remove filter ${label}`}
            className="inline-flex min-h-touch items-center gap-1.5 rounded-full bg-gold-wash pr-2.5 pl-3.5 text-sm hover:text-accent"
          >
            <span className="wrap-anywhere">{label}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={directoryHref({ sort: address.sort })}
          onClick={(event) => {
            leave(true)
            follow(event, { search: '', ...NO_FILTERS })
          }}
          className="link inline-flex min-h-touch items-center px-2 text-sm"
        >
          Clear Filters
        </Link>
      </li>
    </ul>
  )
}
