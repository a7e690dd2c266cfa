import type { ReactNode } from 'react'

/** What a heart or a comparison needs to know of a tool. */
export type SlotTool = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly mark?: { readonly path: string; readonly darkPath: string | null } | null
}

/** Puts what belongs to other features, such as a heart, onto a card; the screen decides what. */
export type RenderSlot = (tool: SlotTool) => ReactNode

type RatingValue = { readonly mean: number; readonly count: number; readonly source?: string | null }
export type RenderRating = (rating: RatingValue | null) => ReactNode
