/** In-memory search of published posts. The index is reloaded when content has changed, not per search. */
import type { PageType } from '#core/pages/page-model.ts'
import type { Synonym } from '#core/search/index/search-record.ts'
import { buildTextIndex, searchTexts, type TextIndex } from '#core/search/text-index.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { CONTENT } from '../../platform/cache/cache-tags.ts'
import type { Database } from '../../platform/database/database.ts'
import { descriptionOf, NEWEST_FIRST, titleOf, VISIBLE } from './page-visibility.ts'

export type FoundPost = { readonly id: string; readonly type: PageType }

type PostIndex = { readonly posts: readonly FoundPost[]; readonly texts: TextIndex }

/** A value with the cache tag version before it was read. */
type Versioned<Value> = { readonly version: number | null; readonly value: Value }

export type PostSearch = {
  /** Published posts that match, best first, then newest. */
  readonly find: (text: string) => Promise<readonly FoundPost[]>
}

export const createPostSearch = (dependencies: {
  database: Database
  cacheInvalidations: Pick<CacheInvalidations, 'version' | 'isCurrent'>
  synonyms: readonly Synonym[]
}): PostSearch => {
  const { database, cacheInvalidations, synonyms } = dependencies
  let kept: Versioned<PostIndex> | null = null
  let pending: Versioned<Promise<PostIndex>> | null = null

  const isCurrent = ({ version }: Versioned<unknown>): boolean =>
    version !== null && cacheInvalidations.version() !== null && cacheInvalidations.isCurrent([CONTENT], version)

  const read = async (): Promise<PostIndex> => {
    const rows = await database.prisma.programmaticPage.findMany({
      where: VISIBLE,
      orderBy: [...NEWEST_FIRST],
      select: {
        id: true,
        type: true,
        title: true,
        titleOverride: true,
        metaDescription: true,
        descriptionOverride: true,
      },
    })
    const texts = rows.map((row) => {
      const [title, description] = [titleOf(row), descriptionOf(row)]
      return { id: row.id, title, description, headings: [], body: '', literal: `${title}\n${description}` }
    })
    return {
      posts: rows.map(({ id, type }) => ({ id, type })),
      texts: buildTextIndex(texts, synonyms, kept?.value.texts),
    }
  }

  const current = async (): Promise<PostIndex> => {
    if (kept !== null && isCurrent(kept)) return kept.value
    if (pending !== null && isCurrent(pending)) return pending.value
    const version = cacheInvalidations.version()
    const reading = { version, value: read() }
    pending = reading
    try {
      const value = await reading.value
      // A load that began later is newer.
      if (pending === reading) kept = { version, value }
      return value
    } finally {
      if (pending === reading) pending = null
    }
  }

  return {
    find: async (text) => {
      const { posts, texts } = await current()
      return searchTexts(texts, text).flatMap((position) => posts[position] ?? [])
    },
  }
}
