import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '#client/gql/gql.ts'

import { useDirectorySearch } from '#client/lib/directory-search.ts'
import { cleanSearch } from '#client/lib/list-address.ts'
import { MovedTo, useStatus } from '#client/lib/page.tsx'
import { Seo } from '#client/lib/seo.tsx'
import { LinkButton } from '#client/ui/button.tsx'
import { SearchForm } from '#client/ui/search-form.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { isNearName } from '#core/display/near-name.ts'
import type { CardTool } from '../cards/tool-card.tsx'
import { ToolGrid } from '../cards/tool-grid.tsx'
import { CategoryLinks } from '../directory/category-links.tsx'
import { DIRECTORY_PATH } from '../directory/directory-address.ts'
import type { CategoryOption } from '../directory/directory-listing.ts'

const RemovedToolQuery = graphql(`
  query RemovedTool($slug: String!, $words: String!) {
    removedTool(slug: $slug) {
      name
      movedTo
      alternatives {
        id
        ...ToolCard_tool
      }
    }
    toolSuggestions(search: $words, first: 8) {
      id
      name
      ...ToolCard_tool
    }
    tools(first: 8) {
      nodes {
        id
        ...ToolCard_tool
      }
    }
    categories {
      id
      slug
      name
    }
  }
`)

/** The words of an address as a search query, cut to the maximum length. */
const wordsOf = (slug: string): string => cleanSearch(slug.replaceAll('-', ' '))

/** Shown when there is no tool: 410 with alternatives when its record was removed, 404 when there never was one. */
export function ToolNotFound({ slug }: { readonly slug: string }) {
  const { data, loading } = useQuery(RemovedToolQuery, { variables: { slug, words: wordsOf(slug) } })
  const removed = data?.removedTool
  if (removed?.movedTo) return <MovedTo to={removed.movedTo} />
  if (removed) return <RemovedTool tool={removed} />
  if (loading) return <Waiting />
  // Suggestions that only do something similar have another name than the one in the address.
  const near = data?.toolSuggestions.filter(({ name }) => isNearName(wordsOf(slug), name)) ?? []
  return <UnknownTool near={near} popular={data?.tools.nodes ?? []} categories={data?.categories ?? []} />
}

function Waiting() {
  return (
    <div className="shell py-16">
      <LoadingStatus label="Loading tool" />
      <Skeleton className="h-48" />
    </div>
  )
}

type UnknownToolProps = {
  /** Tools whose names are close to the words in the address. */
  readonly near: readonly CardTool[]
  /** Shown if there are none. */
  readonly popular: readonly CardTool[]
  readonly categories: readonly CategoryOption[]
}

function UnknownTool({ near, popular, categories }: UnknownToolProps) {
  useStatus(404)
  const search = useDirectorySearch()
  return (
    <div className="shell py-12 lg:py-16">
      <Seo title="Tool Not Found" description="There is no AI tool at this address." noindex />
      <div className="grid justify-items-start gap-5">
        <p className="font-serif text-3xl text-accent tabular-nums">404</p>
        <h1 className="text-2xl">Tool Not Found</h1>
        <p className="text-soft">The AI tool you're looking for doesn't exist.</p>
        <SearchForm onSearch={search} className="max-w-prose" />
        <LinkButton to={DIRECTORY_PATH} variant="secondary">
          Browse All Tools
        </LinkButton>
      </div>
      {near.length + popular.length > 0 ? (
        <section aria-labelledby="near" className="mt-10">
          <h2 id="near" className="mb-4 text-xl">
            {near.length > 0 ? 'Did you mean one of these?' : 'Popular tools'}
          </h2>
          <ToolGrid tools={near.length > 0 ? near : popular} />
        </section>
      ) : null}
      <CategoryLinks categories={categories} />
    </div>
  )
}

type Removed = NonNullable<ResultOf<typeof RemovedToolQuery>['removedTool']>

function RemovedTool({ tool: { name, alternatives } }: { readonly tool: Removed }) {
  useStatus(410)
  return (
    <div className="shell py-16 lg:py-24">
      <Seo title={`${name} was removed`} description={`${name} is no longer in the catalog.`} noindex />
      <div className="grid justify-items-start gap-5">
        <p className="font-serif text-3xl text-accent tabular-nums">410</p>
        <h1 className="text-2xl">{name} was removed</h1>
        <p className="max-w-prose text-soft">
          This tool is no longer in our catalog, and its page will not come back.
          {alternatives.length > 0 ? ' These tools do similar work.' : null}
        </p>
        <LinkButton to={DIRECTORY_PATH}>Browse All Tools</LinkButton>
      </div>
      {alternatives.length > 0 ? (
        <section aria-labelledby="alternatives" className="mt-10">
          <h2 id="alternatives" className="mb-4 text-xl">
            Alternatives
          </h2>
          <ToolGrid tools={alternatives} />
        </section>
      ) : null}
    </div>
  )
}
