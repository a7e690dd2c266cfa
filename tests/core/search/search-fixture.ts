/** Synthetic tools and their search index. */
import { camelValues } from '#core/catalogue/fields/field-names.ts'
import { UNKNOWN_VALUES } from '#core/catalogue/fields/tool-values.ts'
import type { SearchedJob } from '#core/jobs/job-index.ts'
import type { OutsideProduct } from '#core/jobs/outside-products.ts'
import { buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import type { SearchRecord, Synonym } from '#core/search/index/search-record.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { textAt } from '#core/search/text/string-list.ts'

/** A record with little more than a name. */
export const record = (name: string, changes: Partial<SearchRecord> = {}): SearchRecord => {
  const slug = changes.slug ?? (name.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'x')
  return {
    ...camelValues('search', { ...UNKNOWN_VALUES, name, description: '' }),
    id: `id-${slug}`,
    slug,
    vendor: `${name} Inc`,
    categorySlug: 'none',
    categoryName: '',
    topics: {},
    prominence: 1,
    freeTier: false,
    openSource: false,
    apiAvailable: false,
    platforms: ['web'],
    priceCents: null,
    ...changes,
  }
}

export const indexOf = (
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[] = [],
  jobs: readonly SearchedJob[] = [],
  outsideProducts: readonly OutsideProduct[] = [],
): SearchIndex => buildSearchIndex(records, { synonyms, jobs, outsideProducts })

export const nameOf = (index: SearchIndex, ordinal: number): string => textAt(index.tools.names, ordinal)

/** The names of the tools found, best first. */
export const namesFound = (index: SearchIndex, text: string): string[] =>
  Array.from(searchTools(index, text).ordinals, (ordinal) => nameOf(index, ordinal))

/** The names of some tools. */
export const namesOf = (index: SearchIndex, ordinals: Iterable<number>): string[] =>
  Array.from(ordinals, (ordinal) => nameOf(index, ordinal))
