import type { GeneratedPageType, PageStatus } from '#client/gql/graphql.ts'

/** The types in filter order. */
export const PAGE_TYPES = [
  'COMPARISON',
  'CATEGORY',
  'INDUSTRY',
  'FEATURE',
  'PROBLEM',
] as const satisfies readonly GeneratedPageType[]

export const TYPE_LABELS: Readonly<Record<GeneratedPageType, string>> = {
  COMPARISON: 'Comparison',
  CATEGORY: 'Category',
  INDUSTRY: 'Industry',
  FEATURE: 'Feature',
  PROBLEM: 'Problem',
}

export const STATUS_LABELS: Readonly<Record<PageStatus, string>> = { PUBLISHED: 'Published', DRAFT: 'Draft' }

/** The type from a URL parameter; null for any other text. */
export const typeOf = (text: string | null): GeneratedPageType | null =>
  PAGE_TYPES.find((type) => type.toLowerCase() === text) ?? null

export const statusOf = (text: string | null): PageStatus | null =>
  text === 'published' ? 'PUBLISHED' : text === 'draft' ? 'DRAFT' : null

/** `page` or `3 pages`, for a sentence about some of them. */
export const pagesText = (count: number): string => (count === 1 ? 'page' : `${count} pages`)

const TEXT_LABELS: Readonly<Record<string, string>> = { title: 'Title', description: 'Description' }

/** The label of an editable text. */
export const textLabel = (field: string): string => TEXT_LABELS[field] ?? field

/** A page text is shown unchanged. */
export const shownText = (_field: string, text: string): string => text
