import type { VisibleList, VisibleRecommendation } from '#core/recommendations/paid-fields.ts'

/** A tool added or dropped between two quizzes; `because` is null when withheld. */
export type RetakeTool = { readonly name: string; readonly slug: string; readonly because: string | null }

export type RetakeDifference = {
  /** When the previous quiz was finished. */
  readonly before: Date
  readonly added: readonly RetakeTool[]
  readonly dropped: readonly RetakeTool[]
}

/** Differences between two lists as visible to the member, without relaxations. */
export const differenceOf = (lists: {
  readonly before: Date
  readonly earlier: VisibleList
  readonly later: VisibleList
  /** Null when withheld. */
  readonly whyDropped: (toolId: string) => string | null
}): RetakeDifference => {
  const { before, earlier, later, whyDropped } = lists
  const missingFrom = (other: VisibleList) => {
    const there = new Set(other.items.map(({ toolId }) => toolId))
    return ({ toolId }: VisibleRecommendation) => !there.has(toolId)
  }
  const added = later.items.filter(missingFrom(earlier))
  const dropped = earlier.items.filter(missingFrom(later))
  return {
    before,
    // The analysis is null when withheld.
    added: added.map(({ name, slug, reason, reasoning }) => ({
      name,
      slug,
      because: reasoning === null ? null : reason,
    })),
    dropped: dropped.map(({ name, slug, toolId }) => ({ name, slug, because: whyDropped(toolId) })),
  }
}
