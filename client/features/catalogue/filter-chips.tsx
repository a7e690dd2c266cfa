import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { labelOf, PLATFORM_LABELS, PRICING_MODEL_LABELS } from '../../../core/display/labels.ts'
import { type DirectoryAddress, directoryHref } from './directory-address.ts'
import type { CategoryOption } from './directory-listing.ts'
import { FILTER_PANEL_ID, FLAG_LABELS } from './filter-panel.tsx'

type Chip = { readonly key: string; readonly label: string; readonly without: Partial<DirectoryAddress> }

function chipsOf(address: DirectoryAddress, categories: readonly CategoryOption[]): Chip[] {
  const nameOf = (slug: string) => categories.find((category) => category.slug === slug)?.name ?? slug
  const but = <T,>(values: readonly T[], value: T) => values.filter((other) => other !== value)
  return [
    ...address.categories.map((value) => ({
      key: `category ${value}`,
      label: nameOf(value),
      without: { categories: but(address.categories, value) },
    })),
    ...address.pricing.map((value) => ({
      key: `pricing ${value}`,
      label: PRICING_MODEL_LABELS[value],
      without: { pricing: but(address.pricing, value) },
    })),
    ...address.platforms.map((value) => ({
      key: `platform ${value}`,
      label: labelOf(PLATFORM_LABELS, value),
      without: { platforms: but(address.platforms, value) },
    })),
    ...address.flags.map((value) => ({
      key: value,
      label: FLAG_LABELS[value],
      without: { flags: but(address.flags, value) },
    })),
  ]
}

type ChipsProps = { readonly address: DirectoryAddress; readonly categories: readonly CategoryOption[] }

/** The active filters, each a link to the list without it, so that they also work without JavaScript. */
export function FilterChips({ address, categories }: ChipsProps) {
  const chips = chipsOf(address, categories)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef(false)
  const count = chips.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed chip takes the focus along, whenever the count falls
  useEffect(() => {
    if (!removed.current) return
    removed.current = false
    const next = list.current?.querySelector('a') ?? document.getElementById(FILTER_PANEL_ID)
    next?.focus({ preventScroll: true })
  }, [count])
  if (count === 0) return null
  const noteRemoval = () => {
    removed.current = true
  }
  return (
    <ul ref={list} aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={directoryHref({ ...address, page: 1, ...without })}
            onClick={noteRemoval}
            aria-label={`Remove filter ${label}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-gold-wash pr-2.5 pl-3.5 text-sm hover:text-accent"
          >
            {label}
            <X aria-hidden="true" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={directoryHref({ sort: address.sort })}
          onClick={noteRemoval}
          className="link inline-flex min-h-9 items-center px-2 text-sm"
        >
          Clear Filters
        </Link>
      </li>
    </ul>
  )
}
