import { countText } from '../../../core/display/numbers.ts'
import { pageCount, pageWindow } from '../../../core/display/pagination.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { categoryHref, directoryHref } from './directory-address.ts'
import type { CardTool } from './tool-card.tsx'
import { ToolGrid } from './tool-grid.tsx'

type CategoryToolsProps = {
  readonly category: { readonly slug: string; readonly name: string }
  /** The tools of this page. */
  readonly tools: readonly CardTool[]
  readonly total: number
  readonly page: number
  readonly busy: boolean
}

/** All tools of a category, a page at a time. To filter them leads to the directory. */
export function CategoryTools({ category, tools, total, page, busy }: CategoryToolsProps) {
  const { slug, name } = category
  const last = pageCount(total)
  return (
    <section aria-labelledby="category-tools" aria-busy={busy} className="mt-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="category-tools" className="text-xl">
            All tools in {name}
          </h2>
          <p className="text-soft text-sm tabular-nums">
            {countText(total)} {total === 1 ? 'tool' : 'tools'}
            {last > 1 ? `, page ${page} of ${last}` : null}
          </p>
        </div>
        <LinkButton to={directoryHref({ categories: [slug] })} variant="secondary">
          Filter and sort
        </LinkButton>
      </div>
      {tools.length === 0 ? (
        <EmptyState
          title="No tools found"
          action={<LinkButton to={categoryHref(slug, last)}>Go to page {last}</LinkButton>}
        />
      ) : (
        <ToolGrid tools={tools} />
      )}
      <div className="mt-10">
        <Pagination
          current={page}
          last={last}
          pages={pageWindow(page, last)}
          hrefFor={(number) => categoryHref(slug, number)}
          label="Pages of tools"
        />
      </div>
    </section>
  )
}
