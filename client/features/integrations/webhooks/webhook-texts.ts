import { momentDayText } from '#core/display/dates.ts'

export const EVENT_LABELS = {
  TOOL_ADDED: 'New tools',
  TOOL_CHANGED: 'Changed facts',
  TOOL_ENDED: 'Tools that end or are merged',
  PRICE_CHANGED: 'Changed prices',
} as const

type EventName = keyof typeof EVENT_LABELS
export const EVENT_NAMES = Object.keys(EVENT_LABELS) as readonly EventName[]

export const FILTER_LABELS = {
  ALL: 'All tools',
  SAVED: 'Tools that you saved',
  COLLECTION: 'A collection',
  CATEGORY: 'A category',
} as const

export type FilterName = keyof typeof FILTER_LABELS

/** `June 3, 2026, 14:05 UTC` for an ISO moment in UTC. */
export const momentText = (moment: string): string => `${momentDayText(moment)}, ${moment.slice(11, 16)} UTC`
