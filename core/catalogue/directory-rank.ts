/** The default order of the directory: a whole number per tool, highest first. */

/** Points per level of prominence (0 to 3). */
export const PROMINENCE_WEIGHT = 1_000
/** Points per doubling of the members who saved it, and the maximum. */
const FAVORITES = { weight: 120, most: 1_400 }
/** Points per doubling of human visits in the last 30 days, and the maximum. */
const VISITS = { weight: 80, most: 1_000 }

/** Lowest position an administrator can assign inside a category; 1 is the first. */
export const MAX_EDITOR_RANK = 100
/** Points between two assigned positions; more than everything else together, so that they always win. */
const EDITOR_STEP = 20_000

/** Points for the first ten tools of a category by the grades of its jobs, per place from the last. */
const PLACES = 10
const PLACE_STEP = 700

type RankedTool = {
  readonly prominence: number
  /** Members with a verified email who saved it. */
  readonly favorites: number
  /** Human visits in the last 30 days. */
  readonly visits: number
  readonly editorRank: number | null
}

const points = (count: number, { weight, most }: typeof FAVORITES): number =>
  Math.min(most, Math.round(weight * Math.log2(1 + Math.max(0, count))))

/** Points for an assigned position; 0 without one. */
export const editorPoints = (editorRank: number | null): number =>
  editorRank === null ? 0 : (MAX_EDITOR_RANK + 1 - editorRank) * EDITOR_STEP

/** Monotonic. Any editor's rank outranks all tools without one; counts are logarithmic against mass sign-ups. */
export const directoryRank = ({ prominence, favorites, visits, editorRank }: RankedTool): number =>
  editorPoints(editorRank) + prominence * PROMINENCE_WEIGHT + points(favorites, FAVORITES) + points(visits, VISITS)

/** Points of a place inside its category, 0 for the first; added to the rank where lists are sorted. */
export const placePoints = (place: number): number => Math.max(0, PLACES - place) * PLACE_STEP
