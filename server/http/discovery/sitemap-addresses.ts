/** The public addresses of the product, with the days of their last changes. */
import type { ResultOf } from '@graphql-typed-document-node/core'
import { MAX_TRUSTED_PAGE_SIZE } from '../../../core/catalogue/tool-query.ts'
import { ALL_ROUTES } from '../../../core/routes/all-routes.ts'
import type { RouteRow } from '../../../core/routes/route-row.ts'
import { graphql } from '../gql/gql.ts'
import type { ReadData } from './text-responses.ts'

const SitemapPagesQuery = graphql(`
  query SitemapPagesQuery {
    catalogue {
      revision
      changedAt
    }
    categories {
      id
      slug
      toolCount
      post {
        id
        updatedAt
      }
    }
    helpArticles {
      slug
      path
      updatedOn
    }
    legalPages {
      slug
      path
      updatedOn
    }
  }
`)

const SitemapToolsQuery = graphql(`
  query SitemapToolsQuery($first: Int!, $offset: Int!) {
    tools(sort: NAME, first: $first, offset: $offset) {
      nodes {
        id
        slug
        revisedAt
        hasAlternatives
      }
    }
  }
`)

const SitemapPostsQuery = graphql(`
  query SitemapPostsQuery($page: Int!, $first: Int!) {
    blogPosts(page: $page, first: $first) {
      nodes {
        id
        type
        path
        updatedAt
      }
    }
  }
`)

const SitemapSizesQuery = graphql(`
  query SitemapSizesQuery {
    tools(sort: NAME, first: 1) {
      totalCount
    }
    blogStatistics {
      totalPages
    }
  }
`)

/**
 * When it last changed, as far as that is known: crawlers come by it, and cease to heed it where it proves untrue. That
 * the whole catalogue came into a new database is no change of a page.
 */
export type Address = { readonly path: string; readonly changedAt: string | null }

/** The revision that fills an empty database. */
const FIRST_REVISION = 1

/** How many records a part of the sitemap is made of at most. The format allows ten times as many addresses; a tool has up to two. */
export const PART_SIZE = 5_000

/** Reads a part in pages of a size that the schema gives out; `readPage` takes their numbers, from 0. */
const readInPages = async <Row>(
  { number, size }: Part,
  readPage: (page: number, first: number) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const first = Math.min(size, MAX_TRUSTED_PAGE_SIZE)
  const pages = Math.ceil(size / first)
  const rows: Row[] = []
  for (let index = 0; index < pages; index += 1) {
    const page = await readPage((number - 1) * pages + index, first)
    rows.push(...page)
    if (page.length < first) break
  }
  return rows
}

/** The paths that the sitemap lists in this way. */
const listedPaths = (how: NonNullable<RouteRow['sitemap']>): readonly string[] =>
  ALL_ROUTES.filter(({ sitemap }) => sitemap === how).map(({ path }) => path)

const PARAMETER = /:[a-z]+/

const readPages = async (read: ReadData): Promise<Address[]> => {
  const { catalogue, categories, helpArticles, legalPages } = await read(SitemapPagesQuery, {})
  const catalogueChangedAt = catalogue.revision > FIRST_REVISION ? (catalogue.changedAt ?? null) : null
  const legal = new Map(legalPages.map(({ path, updatedOn }) => [path, updatedOn]))
  return [
    ...listedPaths('page').map((path) => ({ path, changedAt: legal.get(path) ?? null })),
    ...listedPaths('directory').map((path) => ({ path, changedAt: catalogueChangedAt })),
    ...categories
      .filter(({ toolCount }) => toolCount > 0)
      .map(({ slug, post }) => ({ path: `/ai-tools/${slug}`, changedAt: post?.updatedAt ?? null })),
    ...helpArticles.map(({ path, updatedOn }) => ({ path, changedAt: updatedOn })),
  ]
}

const readTools = async (read: ReadData, part: Part): Promise<Address[]> => {
  const tools = await readInPages(part, async (page, first) => {
    const data: ResultOf<typeof SitemapToolsQuery> = await read(SitemapToolsQuery, { first, offset: page * first })
    return data.tools.nodes
  })
  return [
    ...listedPaths('tools').flatMap((path) =>
      tools.map(({ slug, revisedAt }) => ({ path: path.replace(PARAMETER, slug), changedAt: revisedAt ?? null })),
    ),
    // When such a page last changed depends on many records, and nobody knows it.
    ...listedPaths('alternatives').flatMap((path) =>
      tools
        .filter(({ hasAlternatives }) => hasAlternatives)
        .map(({ slug }) => ({ path: path.replace(PARAMETER, slug), changedAt: null })),
    ),
  ]
}

/** Pages of categories are among the other pages: they are there without a text too. */
const readPosts = async (read: ReadData, part: Part): Promise<Address[]> => {
  const posts = await readInPages(part, async (page, first) => {
    const data: ResultOf<typeof SitemapPostsQuery> = await read(SitemapPostsQuery, { page: page + 1, first })
    return data.blogPosts.nodes
  })
  return posts.filter(({ type }) => type !== 'CATEGORY').map(({ path, updatedAt }) => ({ path, changedAt: updatedAt }))
}

const PARTS = { pages: readPages, tools: readTools, posts: readPosts } as const
type PartName = keyof typeof PARTS
export type Part = {
  readonly name: PartName
  /** From 1. */
  readonly number: number
  /** Most addresses of a part. */
  readonly size: number
}

export const isPartName = (name: string): name is PartName => Object.hasOwn(PARTS, name)

/** The addresses of a part; none behind the last one. */
export const readPart = (read: ReadData, part: Part): Promise<Address[]> => PARTS[part.name](read, part)

/** All parts that there are now. */
export const listParts = async (read: ReadData, size: number): Promise<readonly Part[]> => {
  const { tools, blogStatistics } = await read(SitemapSizesQuery, {})
  const numbered = (name: PartName, count: number): Part[] =>
    Array.from({ length: Math.ceil(count / size) }, (_, index) => ({ name, number: index + 1, size }))
  return [
    { name: 'pages', number: 1, size },
    ...numbered('tools', tools.totalCount),
    ...numbered('posts', blogStatistics.totalPages),
  ]
}
