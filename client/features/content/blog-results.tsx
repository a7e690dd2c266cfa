import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { countText } from '#core/display/numbers.ts'
import { BLOG_PAGE_SIZE, pageCount, pageWindow } from '#core/display/pagination.ts'
import { usePageTurn } from '../../lib/use-page-turn.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { BLOG_PATH, type BlogAddress, blogHref } from './blog-address.ts'
import { type CardPost, PostCard } from './post-card.tsx'
import { useContentViews } from './use-content-views.ts'

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
const LIST = 'grid grid-cols-1 gap-3'

/** One page of the list. */
export type BlogListing = {
  readonly posts: readonly CardPost[]
  /** How many match on all pages. */
  readonly total: number
  /** The page that these posts are on; the address may already name another. */
  readonly page: number
}

type ResultsProps = {
  readonly address: BlogAddress
  readonly listing: BlogListing
  /** Whether newer results are loading; the old ones stay, dimmed. */
  readonly busy: boolean
}

function shownText({ posts, total, page }: BlogListing): string {
  const before = (page - 1) * BLOG_PAGE_SIZE
  return `Showing ${before + 1}-${before + posts.length} of ${countText(total)} articles`
}

export function BlogResults({ address, listing, busy }: ResultsProps) {
  const { posts, total, page } = listing
  const head = usePageTurn(address.page)
  const views = useContentViews(posts.map(({ path }) => path))
  const last = pageCount(total, BLOG_PAGE_SIZE)
  const found = posts.length > 0
  return (
    <section aria-label="Articles" aria-busy={busy} data-results={total} className="mt-5">
      <p ref={head} role="status" tabIndex={-1} className="text-sm text-soft tabular-nums outline-none">
        {found ? shownText({ posts, total, page }) : <span className="sr-only">No articles found</span>}
      </p>
      <div className={classNames('mt-3 transition-opacity', busy && 'opacity-50')}>
        {found ? (
          <ul className={address.view === 'list' ? LIST : GRID}>
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} views={views} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingFound address={address} last={total > 0 ? last : null} />
        )}
      </div>
      {found ? (
        <div className="mt-10">
          <Pagination
            current={address.page}
            last={last}
            pages={pageWindow(address.page, last)}
            hrefFor={(number) => blogHref({ ...address, page: number })}
            label="Pages of articles"
          />
        </div>
      ) : null}
    </section>
  )
}

type NothingFoundProps = {
  readonly address: BlogAddress
  /** The last page, when the list has articles but none on this page. */
  readonly last: number | null
}

function NothingFound({ address, last }: NothingFoundProps) {
  const navigate = useNavigate()
  if (last !== null) {
    return (
      <EmptyState
        title="This page doesn’t exist"
        action={<LinkButton to={blogHref({ ...address, page: last })}>Go to page {last}</LinkButton>}
      />
    )
  }
  const clear = (event: FormEvent) => {
    event.preventDefault()
    void navigate(blogHref({ view: address.view }))
  }
  return (
    <EmptyState
      title="No content found matching your criteria"
      action={
        <form action={BLOG_PATH} onSubmit={clear}>
          {address.view === 'list' ? <input type="hidden" name="view" value="list" /> : null}
          <Button type="submit">Clear filters</Button>
        </form>
      }
    />
  )
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export function BlogResultsLoading() {
  return (
    <section aria-label="Articles" aria-busy="true" className="mt-5">
      <LoadingStatus label="Loading articles" />
      <div aria-hidden="true" className={`${GRID} pt-8.5`}>
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-56" />
        ))}
      </div>
    </section>
  )
}
