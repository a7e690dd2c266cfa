// @chunk post-cards
/** Below this number, a count only says that few people have read the page yet. */
const FEWEST_VIEWS = 100

/** `999 views`, and from a thousand `1.0k views`. Null while the number is unknown or says nothing. */
export const viewsText = (views: number | undefined): string | null => {
  if (views === undefined || views < FEWEST_VIEWS) return null
  return `${views < 1000 ? String(views) : `${(views / 1000).toFixed(1)}k`} views`
}
