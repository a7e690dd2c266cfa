import type { VisibleList, VisibleRecommendation } from '../../../core/recommendations/paid-fields.ts'

/** A tool that came or went between two quizzes; `because` is null when it is withheld. */
export type RetakeTool = { readonly name: string; readonly slug: string; readonly because: string | null }

export type RetakeDifference = {
  /** When the quiz before was finished. */
  readonly before: Date
  readonly added: readonly RetakeTool[]
  readonly dropped: readonly RetakeTool[]
}

/** What differs between two lists as the member sees them, each in its own order. Relaxations are no part of it. */
export const differenceOf = (lists: {
  readonly before: Date
  readonly earlier: VisibleList
  readonly later: VisibleList
  /** Why a tool is not in the later list; null when that is withheld. */
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
    // The analysis is null for whoever may not know why.
    added: added.map(({ name, slug, reason, reasoning }) => ({
      name,
      slug,
      because: reasoning === null ? null : reason,
    })),
    dropped: dropped.map(({ name, slug, toolId }) => ({ name, slug, because: whyDropped(toolId) })),
  }
}
