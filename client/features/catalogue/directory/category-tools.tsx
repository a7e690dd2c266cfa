import { LinkButton } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { countText } from '#core/display/numbers.ts'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import type { CardTool } from '../cards/tool-card.tsx'
import { ToolGrid } from '../cards/tool-grid.tsx'
import { CategoryOrder, type CategorySort } from './category-order.tsx'
import { categoryHref } from './directory-address.ts'

type CategoryToolsProps = {
  readonly category: { readonly slug: string; readonly name: string }
  /** The tools of this page. */
  readonly tools: readonly CardTool[]
  readonly total: number
  readonly sort: CategorySort
  readonly page: number
  readonly busy: boolean
}

/** All tools in a category, one page at a time. */
export function CategoryTools({ category: { slug, name }, tools, total, sort, page, busy }: CategoryToolsProps) {
  const last = pageCount(total)
  return (
    <section aria-labelledby="category-tools" aria-busy={busy} className="mt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="category-tools" className="text-lg">
          All tools in {name}
        </h2>
        <div className="flex flex-1 items-center justify-between gap-2">
          <p className="text-soft text-sm tabular-nums">
            {countText(total)} {total === 1 ? 'tool' : 'tools'}
            {last > 1 ? `, page ${page} of ${last}` : null}
          </p>
          {total > 1 ? <CategoryOrder slug={slug} sort={sort} /> : null}
        </div>
      </div>
      {tools.length === 0 ? (
        <EmptyState
          title="No tools found"
          action={<LinkButton to={categoryHref(slug, last, sort)}>Go to page {last}</LinkButton>}
        />
      ) : (
        <ToolGrid tools={tools} />
      )}
      <div className="mt-10">
        <Pagination
          current={page}
          last={last}
          pages={pageWindow(page, last)}
          hrefFor={(number) => categoryHref(slug, number, sort)}
          label="Pages of tools"
        />
      </div>
    </section>
  )
}
