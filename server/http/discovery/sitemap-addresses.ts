/** Public URLs with their last changes. */
import type { ResultOf } from '@graphql-typed-document-node/core'
import { MAX_TRUSTED_PAGE_SIZE } from '#core/catalogue/tool-query.ts'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import type { RouteRow } from '#core/routes/route-row.ts'
import { graphql } from '../gql/gql.ts'
import type { ReadData } from './text-responses.ts'

const SitemapPagesQuery = graphql(`
  query SitemapPages {
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
  query SitemapTools($first: Int!, $page: Int!) {
    tools(sort: NAME, first: $first, page: $page) {
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
  query SitemapPosts($page: Int!, $first: Int!) {
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
  query SitemapSizes {
    tools(sort: NAME, first: 1) {
      totalCount
    }
    blogStatistics {
      totalPages
    }
  }
`)

/**
 * The last change, if known: crawlers rely on it and ignore it once it proves wrong. Filling a new database does not
 * count as a change.
 */
export type Address = { readonly path: string; readonly changedAt: string | null }

/** The revision that fills an empty database. */
const FIRST_REVISION = 1

/** Most records per sitemap part. The format allows ten times as many URLs; a tool has up to two. */
export const PART_SIZE = 5_000

/** Reads a part in pages the schema allows; `readPage` takes their numbers, from 0. */
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

/** The paths with this sitemap entry. */
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
    const data: ResultOf<typeof SitemapToolsQuery> = await read(SitemapToolsQuery, { first, page: page + 1 })
    return data.tools.nodes
  })
  return [
    ...listedPaths('tools').flatMap((path) =>
      tools.map(({ slug, revisedAt }) => ({ path: path.replace(PARAMETER, slug), changedAt: revisedAt ?? null })),
    ),
    // Their last change depends on many records and is unknown.
    ...listedPaths('alternatives').flatMap((path) =>
      tools
        .filter(({ hasAlternatives }) => hasAlternatives)
        .map(({ slug }) => ({ path: path.replace(PARAMETER, slug), changedAt: null })),
    ),
  ]
}

/** Category pages are listed with the other pages, because they exist without a text too. */
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
  /** Most URLs per part. */
  readonly size: number
}

export const isPartName = (name: string): name is PartName => Object.hasOwn(PARTS, name)

/** Empty after the last part. */
export const readPart = (read: ReadData, part: Part): Promise<Address[]> => PARTS[part.name](read, part)

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
