/** Sorted matches of a query, and where each page begins. */
import type { Ordinal } from '../../../../core/catalogue/listing/columns.ts'
import { indexAfter, positionOf, type ToolOrder } from '../../../../core/catalogue/listing/orders.ts'
import { isUnfiltered, selectInOrder, selectMatches } from '../../../../core/catalogue/listing/select.ts'
import type { ToolQuery } from '../../../../core/catalogue/tool-query.ts'
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

export const selectTools = async (
  listings: CatalogueListing,
  listing: Listing,
  query: ToolQuery,
  matches: Matches | null,
): Promise<ToolSelectionInOrder> => {
  if (matches !== null && query.sort === 'relevance') return selectByRelevance(listing, query, matches)
  const { columns } = listing
  const order = await orderOf(listings, listing, query)
  const ordinals = selectInOrder(columns, order, query, matches?.ordinals ?? null)
  return {
    ordinals,
    indexAfter: (cursor) => indexAfter(columns, order, ordinals, decodePosition(cursor, query.sort)),
    cursorOf: (ordinal) => encodePosition(query.sort, positionOf(columns, order, ordinal)),
  }
}
