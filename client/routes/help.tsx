import type { ResultOf } from '@graphql-typed-document-node/core'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ArticleList } from '../features/articles/article-list.tsx'
import { HELP_PATH, type HelpAddress, helpHref, readHelpAddress } from '../features/articles/help-address.ts'
import { HelpCategories, QuickActions, StillStuck } from '../features/articles/help-overview.tsx'
import { HelpSearch } from '../features/articles/help-search.tsx'
import { useContentViews } from '../features/content/use-content-views.ts'
import { graphql } from '../gql/gql.ts'

import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { useAddressQuery } from '../lib/use-address-query.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const HelpRouteQuery = graphql(`
  query HelpRoute($search: String) {
    helpCategories {
      slug
      title
      description
      ...HelpOverview_category
    }
    helpArticles(search: $search) {
      slug
      path
      popular
      category {
        slug
      }
      ...ArticleList_article
    }
  }
`)

type HelpData = ResultOf<typeof HelpRouteQuery>

const NO_PATHS: readonly string[] = []
const DESCRIPTION =
  'Answers about the quiz, your account, the directory, teams, privacy and billing, with steps for everything you can do yourself.'

function textsOf({ search }: HelpAddress, category: HelpData['helpCategories'][number] | undefined) {
  if (search !== '') return { title: `Help articles about "${search}"`, description: DESCRIPTION }
  if (category === undefined) return { title: 'Help Center', description: DESCRIPTION }
  return {
    title: `Help: ${category.title}`,
    description: `All help articles on this topic. ${category.description}`,
  }
}

export function Component() {
  const [query] = usePageQuery()
  const address = useMemo(() => readHelpAddress(query), [query])
  const { search } = address
  const { data, previousData, error, refetch } = useAddressQuery(HelpRouteQuery, {
    variables: { search: search === '' ? null : search },
  })
  const shown = data ?? previousData
  const category = shown?.helpCategories.find(({ slug }) => slug === address.category)
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        {...textsOf(address, category)}
        path={helpHref({ category: category?.slug ?? null })}
        noindex={search !== ''}
        head={{ markdown: `${HELP_PATH}.md` }}
      />
      <h1 className="text-2xl lg:text-3xl">Help Center</h1>
      <p className="mt-2 max-w-prose text-soft">
        How things work, step by step. Search for a topic, or browse the categories.
      </p>
      <HelpSearch search={search} />
      {shown ? <Found data={shown} address={address} category={category} /> : null}
      {!shown && error ? (
        <div className="mt-8">
          <EmptyState
            title="The articles could not be loaded"
            action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
          />
        </div>
      ) : null}
      {!shown && !error ? <Loading /> : null}
      <StillStuck />
    </div>
  )
}

type FoundProps = {
  readonly data: HelpData
  readonly address: HelpAddress
  readonly category: HelpData['helpCategories'][number] | undefined
}

function Found({ data, address: { search }, category }: FoundProps) {
  if (search !== '') return <Results search={search} articles={data.helpArticles} />
  if (category === undefined) return <Overview data={data} />
  return (
    <section aria-labelledby="category" className="mt-10">
      <h2 id="category" className="text-2xl">
        {category.title}
      </h2>
      <p className="mt-1 mb-4 text-soft">{category.description}</p>
      <ArticleList articles={data.helpArticles.filter((article) => article.category.slug === category.slug)} />
      <LinkButton to={HELP_PATH} variant="secondary" className="mt-4">
        Show all categories
      </LinkButton>
    </section>
  )
}

function Overview({ data }: { readonly data: HelpData }) {
  const popular = data.helpArticles.filter((article) => article.popular)
  const views = useContentViews(popular.length === 0 ? NO_PATHS : popular.map(({ path }) => path))
  return (
    <>
      <QuickActions />
      <HelpCategories categories={data.helpCategories} />
      <section aria-labelledby="popular" className="mt-12">
        <h2 id="popular" className="mb-4 text-2xl">
          Popular articles
        </h2>
        <ArticleList articles={popular} views={views} />
      </section>
    </>
  )
}

type ResultsProps = { readonly search: string; readonly articles: HelpData['helpArticles'] }

function Results({ search, articles }: ResultsProps) {
  if (articles.length === 0) {
    return (
      <div data-results={0} className="mt-8">
        <EmptyState title="No articles found" action={<LinkButton to={HELP_PATH}>Show all articles</LinkButton>}>
          <p className="wrap-anywhere">Nothing matches “{search}”. Try fewer or different words.</p>
        </EmptyState>
      </div>
    )
  }
  const count = articles.length === 1 ? '1 article' : `${articles.length} articles`
  return (
    <section aria-labelledby="results" data-results={articles.length} className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <div role="status">
          <h2 id="results" className="wrap-anywhere text-xl">
            {count} for “{search}”
          </h2>
        </div>
        <Link to={HELP_PATH} className="link inline-flex min-h-11 items-center text-sm">
          Clear search
        </Link>
      </div>
      <ArticleList articles={articles} />
    </section>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading the articles" />
      <Skeleton className="mt-8 h-28" />
      <Skeleton className="mt-12 h-[40rem]" />
    </>
  )
}
