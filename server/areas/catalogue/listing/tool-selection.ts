/** The tools that match a query, in its order, and where each page of them begins. */
import { LRUCache } from 'lru-cache'
import type { Ordinal } from '#core/catalogue/listing/columns.ts'
import { indexAfter, positionOf, type ToolOrder } from '#core/catalogue/listing/orders.ts'
import { isUnfiltered, selectInOrder, selectMatches } from '#core/catalogue/listing/select.ts'
import type { ToolQuery } from '#core/catalogue/tool-query.ts'
import type { CatalogueListing, Listing } from './catalogue-listing.ts'
import { decodeMatch, decodePosition, encodeMatch, encodePosition } from './tool-cursor.ts'

/** Search matches, best first. */
export type Matches = {
  readonly ordinals: Uint32Array
  /** Fraction of the best score, 0 to 1, parallel. */
  readonly relevance: ArrayLike<number>
}

type ToolSelectionInOrder = {
  readonly ordinals: Uint32Array
  readonly indexAfter: (cursor: string) => number
  readonly cursorOf: (ordinal: Ordinal) => string
}

const orderOf = async (listings: CatalogueListing, listing: Listing, query: ToolQuery): Promise<ToolOrder> => {
  if (query.sort === 'rating') return listing.byRating(await listings.ratings())
  if (query.sort === 'relevance' && isUnfiltered(listing.columns, query)) return listing.spread()
  return listing.order(query.sort)
}

/** Best match first. */
const selectByRelevance = (listing: Listing, query: ToolQuery, matches: Matches): ToolSelectionInOrder => {
  const { columns } = listing
  const ordinals = selectMatches(columns, query, matches.ordinals)
  const relevance = relevanceByOrdinal(matches)
  return {
    ordinals,
    indexAfter: (cursor) => {
      const position = decodeMatch(cursor)
      const known = columns.ordinalOf.get(position.id)
      const index = known === undefined ? -1 : ordinals.indexOf(known)
      if (index !== -1) return index + 1
      // The tool no longer matches: continue with less relevant ones.
      const next = ordinals.findIndex((ordinal) => (relevance.get(ordinal) ?? 0) < position.relevance)
      return next === -1 ? ordinals.length : next
    },
    cursorOf: (ordinal) => encodeMatch({ relevance: relevance.get(ordinal) ?? 0, id: columns.ids[ordinal] as string }),
  }
}

export const relevanceByOrdinal = ({ ordinals, relevance }: Matches): ReadonlyMap<Ordinal, number> =>
  new Map(Array.from(ordinals, (ordinal, index) => [ordinal, relevance[index] ?? 0]))

type Chosen = { readonly order: ToolOrder; readonly ordinals: Uint32Array }

/** Size limit of the lists cached per catalog revision. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024

/** Cached lists by filters and order, for the lifetime of a catalog revision. */
const chosenBefore = new WeakMap<Listing, LRUCache<string, Chosen>>()

const choicesOf = (listing: Listing): LRUCache<string, Chosen> => {
  const known = chosenBefore.get(listing)
  if (known !== undefined) return known
  const choices = new LRUCache<string, Chosen>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ ordinals }, key) => ordinals.byteLength + 2 * key.length + 256,
  })
  chosenBefore.set(listing, choices)
  return choices
}

const chooseInOrder = async (
  listings: CatalogueListing,
  listing: Listing,
  query: ToolQuery,
  matches: Matches | null,
): Promise<Chosen> => {
  const choose = async (): Promise<Chosen> => {
    const order = await orderOf(listings, listing, query)
    return { order, ordinals: selectInOrder(listing.columns, order, query, matches?.ordinals ?? null) }
  }
  // Ratings change within one state of the catalog, and matches belong to one search.
  if (matches !== null || query.sort === 'rating') return choose()
  const { first, after, page, search, ...choice } = query
  const key = JSON.stringify(choice)
  const choices = choicesOf(listing)
  const known = choices.get(key)
  if (known !== undefined) return known
  const chosen = await choose()
  choices.set(key, chosen)
  return chosen
}

export const selectTools = async (
  listings: CatalogueListing,
  listing: Listing,
  query: ToolQuery,
  matches: Matches | null,
): Promise<ToolSelectionInOrder> => {
  if (matches !== null && query.sort === 'relevance') return selectByRelevance(listing, query, matches)
  const { columns } = listing
  const { order, ordinals } = await chooseInOrder(listings, listing, query, matches)
  return {
    ordinals,
    indexAfter: (cursor) => indexAfter(columns, order, ordinals, decodePosition(cursor, query.sort)),
    cursorOf: (ordinal) => encodePosition(query.sort, positionOf(columns, order, ordinal)),
  }
}
