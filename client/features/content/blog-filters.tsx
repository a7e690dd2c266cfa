import { LayoutGrid, List } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { MAX_SEARCH_LENGTH } from '#core/catalogue/tool-query.ts'
import { countText } from '#core/display/numbers.ts'
import { POST_TYPE_LABELS, POST_TYPES } from '#core/display/post-types.ts'
import type { PageType } from '#core/pages/page-model.ts'
import { useGoTo } from '../../lib/go-to.ts'
import { cleanSearch } from '../../lib/list-address.ts'
import { StateLink } from '../../lib/state-link.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, Input } from '../../ui/field.tsx'
import { BLOG_PATH, type BlogAddress, blogHref, blogParameters } from './blog-address.ts'

/** The number of pages of each type that match the search. */
type TypeCounts = ReadonlyMap<PageType, number>

type FiltersProps = {
  readonly address: BlogAddress
  /** Null until they are known. */
  readonly counts: TypeCounts | null
}

/** Search, types and the grid or list view: a form and links, so that they work without JavaScript. */
export function BlogFilters({ address, counts }: FiltersProps) {
  return (
    <>
      <BlogSearch address={address} />
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <TypeFilter address={address} counts={counts} />
        <ViewSwitch address={address} />
      </div>
    </>
  )
}

function BlogSearch({ address }: Pick<FiltersProps, 'address'>) {
  const goTo = useGoTo()
  const box = useRef<HTMLInputElement>(null)
  // Back, Forward and the button that clears the filters change the search.
  useEffect(() => {
    if (box.current) box.current.value = address.search
  }, [address.search])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = cleanSearch(String(new FormData(event.currentTarget).get('search') ?? ''))
    goTo(blogHref({ ...address, search, page: 1 }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know the search element
    <form role="search" action={BLOG_PATH} onSubmit={submit} className="flex max-w-prose items-end gap-2">
      <Field label="Search the blog" hideLabel className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            ref={box}
            type="search"
            name="search"
            defaultValue={address.search}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder="Search articles..."
          />
        )}
      </Field>
      {/* After the search, so that a form sent by the browser itself has the usual address. */}
      {blogParameters({ type: address.type, view: address.view }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}

const CHOICE = 'inline-flex min-h-11 items-center gap-1.5 rounded-md border font-medium text-sm tabular-nums'
const CHOSEN = 'border-accent bg-accent text-on-accent'
const OTHER = 'border-line hover:border-accent hover:text-accent'

function TypeFilter({ address, counts }: FiltersProps) {
  const all = counts === null ? null : [...counts.values()].reduce((sum, count) => sum + count, 0)
  const choices = [
    { type: null, label: 'All', count: all },
    ...POST_TYPES.map((type) => ({
      type,
      label: POST_TYPE_LABELS[type].many,
      count: counts === null ? null : (counts.get(type) ?? 0),
    })),
  ]
  return (
    <nav aria-label="Types">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ type, label, count }) => (
          <li key={label}>
            <StateLink
              to={blogHref({ ...address, type, page: 1 })}
              preventScrollReset
              aria-current={type === address.type ? 'true' : undefined}
              className={classNames(CHOICE, 'px-3.5', type === address.type ? CHOSEN : OTHER)}
            >
              {count === null ? label : `${label} (${countText(count)})`}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const VIEWS = [
  { view: 'grid', label: 'Grid view', Icon: LayoutGrid },
  { view: 'list', label: 'List view', Icon: List },
] as const

function ViewSwitch({ address }: Pick<FiltersProps, 'address'>) {
  return (
    <nav aria-label="View" className="flex gap-2">
      {VIEWS.map(({ view, label, Icon }) => (
        <StateLink
          key={view}
          to={blogHref({ ...address, view })}
          preventScrollReset
          rel="nofollow"
          aria-label={label}
          aria-current={view === address.view ? 'true' : undefined}
          className={classNames(CHOICE, 'px-3', view === address.view ? CHOSEN : OTHER)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </StateLink>
      ))}
    </nav>
  )
}
