/** Reads published pages. Everything here is public. */
import { MAX_SEARCH_LENGTH } from '#core/catalogue/tool-query.ts'
import { InvalidInputError } from '#core/errors.ts'
import { pagePath } from '#core/pages/page-address.ts'
import type { PageType } from '#core/pages/page-model.ts'
import { sliceOf } from '#core/paging.ts'
import { isUuid } from '#core/uuid.ts'
import type { Prisma, ProgrammaticPage } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { isVisible, NEWEST_FIRST, titleOf, VISIBILITY_COLUMNS, VISIBLE } from './page-visibility.ts'
import type { FoundPost, PostSearch } from './post-search.ts'

export type BlogService = ReturnType<typeof createBlogService>

/** Columns that GraphQL selects of a page. */
type PostQuery = { readonly select: Prisma.ProgrammaticPageSelect }

type PostListQuery = {
  readonly search: string | null
  readonly type: PageType | null
  /** From 1. */
  readonly page: number
  readonly first: number
}

export type TypeCount = { readonly type: PageType; readonly count: number }
/** A removed page, with data for alternatives. */
export type GonePost = {
  readonly title: string
  readonly toolIds: readonly string[]
  readonly categorySlug: string | null
}
type PostLookup =
  | { readonly kind: 'post'; readonly post: ProgrammaticPage }
  | { readonly kind: 'gone'; readonly gone: GonePost }
  /** `slug`: the target page; null when the path leaves the content area. */
  | { readonly kind: 'moved'; readonly path: string; readonly slug: string | null }

const TYPE_ORDER: readonly PageType[] = ['comparison', 'category', 'industry', 'feature', 'problem', 'guide']
const MAX_SLUG = 200
const MAX_ALTERNATIVES = 6
/** Comparisons shown on a tool's page. */
export const MAX_TOOL_COMPARISONS = 4
const MAX_COMPARISONS_READ = 500
/** A moved page may move again; longer chains are a data error. */
const MAX_MOVES = 5

/** Columns that decide a lookup. */
const LOOKUP_COLUMNS = {
  ...VISIBILITY_COLUMNS,
  id: true,
  slug: true,
  type: true,
  title: true,
  titleOverride: true,
  toolIds: true,
  categorySlug: true,
  publishedAt: true,
  movedTo: true,
} as const satisfies Prisma.ProgrammaticPageSelect

/** `b-vs-a` for `a-vs-b`, for each possible split. */
const reversed = (slug: string): string[] => {
  const parts = slug.split('-vs-')
  return parts
    .slice(1)
    .map((_, index) => `${parts.slice(index + 1).join('-vs-')}-vs-${parts.slice(0, index + 1).join('-vs-')}`)
}

/** The slug of a content page's path; null for other paths. */
const slugOfPath = (path: string): string | null => /^\/(?:compare|ai-tools|blog)\/([^/]+)$/.exec(path)?.[1] ?? null

const searchOf = (search: string | null): string => {
  const text = (search ?? '').trim()
  if ([...text].length > MAX_SEARCH_LENGTH) {
    throw new InvalidInputError(`"search" must be at most ${MAX_SEARCH_LENGTH} characters.`, 'search')
  }
  return text
}

const countByType = (posts: readonly FoundPost[]): ReadonlyMap<PageType, number> => {
  const counts = new Map<PageType, number>()
  for (const { type } of posts) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}

export const createBlogService = ({ database, postSearch }: { database: Database; postSearch: PostSearch }) => {
  const { programmaticPage: table, pageFormerSlug: formerSlugs } = database.prisma

  const countAll = async (): Promise<ReadonlyMap<PageType, number>> => {
    const groups = await table.groupBy({ by: ['type'], where: { AND: [VISIBLE] }, _count: true })
    return new Map(groups.map(({ type, _count }) => [type, _count]))
  }

  /** Published search matches, best first. */
  const listFound = async (
    text: string,
    type: PageType | null,
    { skip, take }: { skip: number; take: number },
    { select }: PostQuery,
  ): Promise<ProgrammaticPage[]> => {
    const found = (await postSearch.find(text)).filter((post) => type === null || post.type === type)
    const ids = found.slice(skip, skip + take).map(({ id }) => id)
    if (ids.length === 0) return []
    const rows = await table.findMany({ where: { AND: [VISIBLE], id: { in: ids } }, select: { ...select, id: true } })
    const byId = new Map((rows as ProgrammaticPage[]).map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  type LookedUp = Prisma.ProgrammaticPageGetPayload<{ select: typeof LOOKUP_COLUMNS }>

  /** The page of an old or reversed slug; null for none. */
  const findRenamed = async (slug: string): Promise<LookedUp | null> => {
    const former = await formerSlugs.findUnique({ where: { slug }, select: { page: { select: LOOKUP_COLUMNS } } })
    if (former !== null) return former.page
    for (const other of reversed(slug)) {
      const row = await table.findUnique({ where: { slug: other }, select: LOOKUP_COLUMNS })
      if (row !== null) return row
      const renamed = await formerSlugs.findUnique({
        where: { slug: other },
        select: { page: { select: LOOKUP_COLUMNS } },
      })
      if (renamed !== null) return renamed.page
    }
    return null
  }

  const goneOf = (row: LookedUp): PostLookup | null => {
    // Pages that were never published have no readers, and their existence is not public.
    if (row.publishedAt === null || (row.deletedAt === null && row.goneAt === null)) return null
    const { toolIds, categorySlug } = row
    return { kind: 'gone', gone: { title: titleOf(row), toolIds, categorySlug } }
  }

  /** Resolves a chain of moves to one redirect. */
  const followMoves = async (row: LookedUp, moves = 0): Promise<PostLookup | null> => {
    if (isVisible(row)) return { kind: 'moved', path: pagePath(row.type, row.slug), slug: row.slug }
    const { movedTo } = row
    if (movedTo === null || row.publishedAt === null || moves >= MAX_MOVES) return goneOf(row)
    const slug = slugOfPath(movedTo)
    if (slug === null) return { kind: 'moved', path: movedTo, slug: null }
    const next = (await table.findUnique({ where: { slug }, select: LOOKUP_COLUMNS })) ?? (await findRenamed(slug))
    return next === null ? goneOf(row) : followMoves(next, moves + 1)
  }

  return {
    /**
     * Newest first, or search matches, best first; a blank search is ignored. Throws InvalidInputError for a search
     * beyond 100 characters or an invalid page.
     */
    list: async (query: PostListQuery, maxPageSize: number, planned: PostQuery): Promise<ProgrammaticPage[]> => {
      const slice = sliceOf(query, { maxFirst: maxPageSize })
      const { type } = query
      const text = searchOf(query.search)
      if (text !== '') return listFound(text, type, slice, planned)
      return table.findMany({
        where: { AND: [VISIBLE], ...(type !== null && { type }) },
        orderBy: [...NEWEST_FIRST],
        ...slice,
        select: planned.select,
      })
    },

    /** Published pages per type matching a search, including zeros. */
    typeCounts: async (search: string | null): Promise<TypeCount[]> => {
      const text = searchOf(search)
      const counts = text === '' ? await countAll() : countByType(await postSearch.find(text))
      return TYPE_ORDER.map((type) => ({ type, count: counts.get(type) ?? 0 }))
    },

    /** Resolves a URL slug; null for anything not (yet) public. */
    find: async (slug: string, { select }: PostQuery): Promise<PostLookup | null> => {
      if (slug === '' || slug.length > MAX_SLUG) return null
      const row = await table.findUnique({ where: { slug }, select: { ...select, ...LOOKUP_COLUMNS } })
      if (row !== null && isVisible(row)) return { kind: 'post', post: row as unknown as ProgrammaticPage }
      if (row !== null) return followMoves(row)
      const renamed = await findRenamed(slug)
      return renamed === null ? null : followMoves(renamed)
    },

    /** A published page; null for anything not (yet) public. */
    byId: async (id: string, { select }: PostQuery): Promise<ProgrammaticPage | null> =>
      isUuid(id)
        ? ((await table.findFirst({ where: { AND: [VISIBLE], id }, select })) as ProgrammaticPage | null)
        : null,

    bySlug: async (slugs: readonly string[], { select }: PostQuery): Promise<ReadonlyMap<string, ProgrammaticPage>> => {
      const rows = await table.findMany({
        where: { slug: { in: [...slugs] }, ...VISIBLE },
        select: { ...select, slug: true },
      })
      return new Map((rows as ProgrammaticPage[]).map((row) => [row.slug, row]))
    },

    /** Slugs of published comparisons by tool id, most important first. */
    comparisonsOf: async (toolIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
      const rows = await table.findMany({
        where: { AND: [VISIBLE], type: 'comparison', toolIds: { hasSome: [...toolIds] } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: MAX_COMPARISONS_READ,
        select: { slug: true, toolIds: true },
      })
      const of = (id: string) => rows.filter((row) => row.toolIds.includes(id)).slice(0, MAX_TOOL_COMPARISONS)
      return new Map(toolIds.map((id) => [id, of(id).map(({ slug }) => slug)]))
    },

    /** Published pages sharing a tool with a removed one, then its category; at most 6. */
    alternativesTo: async ({ toolIds, categorySlug }: GonePost, { select }: PostQuery): Promise<ProgrammaticPage[]> => {
      const read = (where: Prisma.ProgrammaticPageWhereInput, without: readonly string[]) =>
        table.findMany({
          where: { AND: [VISIBLE, where], id: { notIn: [...without] } },
          orderBy: [...NEWEST_FIRST],
          take: MAX_ALTERNATIVES - without.length,
          select: { ...select, id: true },
        }) as Promise<ProgrammaticPage[]>
      const sharing = await read({ toolIds: { hasSome: [...toolIds] } }, [])
      if (sharing.length === MAX_ALTERNATIVES || categorySlug === null) return sharing
      const ids = sharing.map(({ id }) => id)
      return [...sharing, ...(await read({ categorySlug }, ids))]
    },
  }
}
