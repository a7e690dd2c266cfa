import { useGoTo } from '#client/lib/go-to.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import type { ToolSort } from '#core/catalogue/tool-query.ts'
import { categoryHref } from './directory-address.ts'

/** The orders of a category; the directory has one by rating, too. */
const ORDERS = {
  relevance: 'Best for its jobs',
  price: 'Lowest price',
  newest: 'Newest',
  name: 'Name',
} as const satisfies Partial<Record<ToolSort, string>>

export type CategorySort = keyof typeof ORDERS

const SORTS = Object.keys(ORDERS) as CategorySort[]

/** The order in an address. Unknown values are ignored. */
export const readCategorySort = (query: URLSearchParams): CategorySort =>
  SORTS.find((sort) => sort === query.get('sort')) ?? 'relevance'

/** The order of the tools of a category, in a form that also works before or without JavaScript. */
export function CategoryOrder({ slug, sort }: { readonly slug: string; readonly sort: CategorySort }) {
  const goTo = useGoTo()
  return (
    <form action={categoryHref(slug)} className="flex gap-2">
      <Field label="Sort by" hideLabel className="w-42">
        {(control) => (
          <Select
            {...control}
            name="sort"
            value={sort}
            onChange={({ target }) => {
              const [chosen = sort] = SORTS.filter((known) => known === target.value)
              // The list stays in view.
              goTo(categoryHref(slug, 1, chosen), { preventScrollReset: true })
            }}
            className="text-sm"
          >
            {SORTS.map((known) => (
              <option key={known} value={known}>
                {ORDERS[known]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <noscript>
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </noscript>
    </form>
  )
}
