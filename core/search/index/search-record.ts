import type { TextsOf, ToolFor } from '../../catalogue/fields/field-names.ts'
import type { SearchedJob } from '../../jobs/job-index.ts'
import type { OutsideProduct } from '../../jobs/outside-products.ts'

/** Searchable data of a tool. Plain, so that it can be sent to a worker. */
export type SearchRecord = TextsOf<ToolFor<'search'>> & {
  readonly id: string
  readonly slug: string
  readonly categorySlug: string
  readonly categoryName: string
  /** Weights above 0, up to 1. */
  readonly topics: Readonly<Record<string, number>>
  readonly freeTier: boolean
  /** Lowest paid monthly price in US cents; 0 for a free tool, null when unknown. */
  readonly priceCents: number | null
}

/** Topics, heaviest first, independent of key order. */
export const topicsOf = ({ topics }: Pick<SearchRecord, 'topics'>): readonly (readonly [string, number])[] =>
  Object.entries(topics).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))

/** What searches may mean beyond the words of the records. */
export type SearchWords = {
  readonly synonyms: readonly Synonym[]
  readonly jobs: readonly SearchedJob[]
  readonly outsideProducts: readonly OutsideProduct[]
}

/** An entry of `prisma/data/synonyms.json`: searches for one of `words` may mean the rest. */
export type Synonym = {
  readonly words: readonly string[]
  /** Words or phrases of the records. */
  readonly means?: readonly string[] | undefined
  readonly topics?: readonly string[] | undefined
  readonly categories?: readonly string[] | undefined
  readonly industries?: readonly string[] | undefined
  readonly roles?: readonly string[] | undefined
}
