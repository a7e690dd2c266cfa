/** The directory's own order: a whole number for each tool, the highest first. */

/** What one level of prominence (0 to 3) counts. */
export const PROMINENCE_WEIGHT = 1_000
/** What each doubling of the members who saved it counts, and at most. */
const FAVORITES = { weight: 120, most: 1_400 }
/** What each doubling of the visits of people in the last 30 days counts, and at most. */
const VISITS = { weight: 80, most: 1_000 }

/** The places that an administrator may give inside a category: 1 is the first. */
export const MAX_EDITOR_RANK = 100
/** Between two places; more than everything else together, so that a place always outranks. */
const EDITOR_STEP = 10_000

type RankedTool = {
  readonly prominence: number
  /** Members with a verified address who saved it. */
  readonly favorites: number
  /** Visits of people who looked at it in the last 30 days. */
  readonly visits: number
  readonly editorRank: number | null
}

const points = (count: number, { weight, most }: typeof FAVORITES): number =>
  Math.min(most, Math.round(weight * Math.log2(1 + Math.max(0, count))))

/** What a place that an administrator gave adds; nothing without one. */
export const editorPoints = (editorRank: number | null): number =>
  editorRank === null ? 0 : (MAX_EDITOR_RANK + 1 - editorRank) * EDITOR_STEP

/**
 * The rank of a tool. More of anything never lowers it, and any editor's rank outranks all tools without one. Counts
 * grow with their logarithm, so that a crowd of accounts gains little.
 */
export const directoryRank = ({ prominence, favorites, visits, editorRank }: RankedTool): number =>
  editorPoints(editorRank) + prominence * PROMINENCE_WEIGHT + points(favorites, FAVORITES) + points(visits, VISITS)
