/** Public URLs with their last changes. */
import type { ResultOf } from '@graphql-typed-document-node/core'
import { MAX_TRUSTED_PAGE_SIZE } from '#core/catalogue/tool-query.ts'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
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

/** Nothing to index without tools in its URL. */
const COMPARE_PATH = '/compare'
const DIRECTORY_PATH = '/ai-tools'

/** The public pages without a parameter in their path. */
const FIXED_PATHS = ALL_ROUTES.filter(({ visibility }) => visibility === 'public')
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && path !== COMPARE_PATH)

const readPages = async (read: ReadData): Promise<Address[]> => {
  const { catalogue, categories, helpArticles, legalPages } = await read(SitemapPagesQuery, {})
  const catalogueChangedAt = catalogue.revision > FIRST_REVISION ? (catalogue.changedAt ?? null) : null
  const changes = new Map([
    [DIRECTORY_PATH, catalogueChangedAt],
    ...legalPages.map(({ path, updatedOn }) => [path, updatedOn] as const),
  ])
  const ofHelp = new Set(helpArticles.map(({ path }) => path))
  return [
    ...FIXED_PATHS.filter((path) => !ofHelp.has(path)).map((path) => ({ path, changedAt: changes.get(path) ?? null })),
    ...categories
      .filter(({ toolCount }) => toolCount > 0)
      .map(({ slug, post }) => ({ path: `${DIRECTORY_PATH}/${slug}`, changedAt: post?.updatedAt ?? null })),
    ...helpArticles.map(({ path, updatedOn }) => ({ path, changedAt: updatedOn })),
  ]
}

const readTools = async (read: ReadData, part: Part): Promise<Address[]> => {
  const tools = await readInPages(part, async (page, first) => {
    const data: ResultOf<typeof SitemapToolsQuery> = await read(SitemapToolsQuery, { first, page: page + 1 })
    return data.tools.nodes
  })
  return [
    ...tools.map(({ slug, revisedAt }) => ({ path: `/tool/${slug}`, changedAt: revisedAt ?? null })),
    // Their last change depends on many records and is unknown.
    ...tools
      .filter(({ hasAlternatives }) => hasAlternatives)
      .map(({ slug }) => ({ path: `/tool/${slug}/alternatives`, changedAt: null })),
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
