import type { ToolStatus } from '../catalogue/vocabulary.ts'

/** Why a tool is not listed, without a final period; empty for an active one. */
export const unlistedTitle = (status: ToolStatus, name: string): string =>
  ({
    active: '',
    discontinued: `${name} was discontinued`,
    merged: `${name} is now part of another product`,
    delisted: `${name} is not listed as an AI tool`,
  })[status]

export const unlistedText = (status: ToolStatus): string =>
  status === 'delisted'
    ? 'It’s still available, but it uses little or no AI. We keep this page and your favorites.'
    : 'It is no longer available. The information below is kept for the record.'

/** The badge in a member's own lists; null for an active tool. */
export const unlistedBadge = (status: ToolStatus): string | null =>
  status === 'active' ? null : status === 'delisted' ? 'No longer listed' : 'No longer offered'
