/** The comparison in an address: the tools in the visitor's order, and whether only differences are shown. */
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'

type CompareAddress = {
  /** Unique slugs, at most four. */
  readonly slugs: readonly string[]
  /** Slugs beyond the fourth. */
  readonly left: readonly string[]
  readonly onlyDifferences: boolean
  /** Whether the rows are weighted by the member's answers. */
  readonly forYou: boolean
}

export const COMPARE_PATH = '/compare'

const LONGEST_SLUG = 80
/** The maximum number of slugs that are read from an address. */
const MOST_READ = 12

/** Typed names become slugs: `Google Gemini` of a form without scripts. */
const asSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Parses the query of an address. Texts without a letter or a digit are ignored. */
export function readCompareAddress(query: URLSearchParams): CompareAddress {
  const values = query
    .getAll('tools')
    .flatMap((text) => text.split(','))
    .map(asSlug)
    .filter((text) => text !== '' && text.length <= LONGEST_SLUG)
  const slugs = [...new Set(values)].slice(0, MOST_READ)
  return {
    slugs: slugs.slice(0, MAX_COMPARED),
    left: slugs.slice(MAX_COMPARED),
    onlyDifferences: query.get('only') === 'differences',
    forYou: query.get('for') === 'me',
  }
}

/** Display options of the comparison table. */
export type CompareOptions = { readonly onlyDifferences?: boolean; readonly forYou?: boolean }

/** The address of a comparison. */
export function compareAddress(slugs: readonly string[], { onlyDifferences, forYou }: CompareOptions = {}): string {
  const query = [
    ...(slugs.length > 0 ? [`tools=${slugs.map(encodeURIComponent).join(',')}`] : []),
    ...(onlyDifferences ? ['only=differences'] : []),
    ...(forYou ? ['for=me'] : []),
  ]
  return query.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${query.join('&')}`
}

/** The canonical address of a set of tools, independent of their order. */
export const canonicalComparison = (slugs: readonly string[]): string => compareAddress([...slugs].sort())
