import type { ReactNode } from 'react'

/** What a heart or a comparison needs to know about a tool. */
export type SlotTool = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly mark?: { readonly path: string; readonly darkPath: string | null } | null
}

/** Renders parts of other features, such as a heart, on a card; the screen decides which. */
export type RenderSlot = (tool: SlotTool) => ReactNode

/** Renders the alternatives to the only tool of a list, without those that are `shown` already. */
export type RenderAlternatives = (tool: {
  readonly slug: string
  readonly name: string
  readonly shown: readonly string[]
}) => ReactNode

type RatingValue = { readonly mean: number; readonly count: number; readonly source?: string | null }
export type RenderRating = (rating: RatingValue | null) => ReactNode
