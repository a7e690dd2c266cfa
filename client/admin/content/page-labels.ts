import type { GeneratedPageType, PageStatus } from '../../gql/graphql.ts'

/** In filter order. */
export const TYPE_LABELS: Readonly<Record<GeneratedPageType, string>> = {
  COMPARISON: 'Comparison',
  CATEGORY: 'Category',
  INDUSTRY: 'Industry',
  FEATURE: 'Feature',
  PROBLEM: 'Problem',
}

export const STATUS_LABELS: Readonly<Record<PageStatus, string>> = { PUBLISHED: 'Published', DRAFT: 'Draft' }

/** The queries that list, count or review pages. */
export const PAGE_QUERIES = ['ProgrammaticPages', 'ProgrammaticPageStatistics', 'PageRevisions']

/** `page` or `3 pages`, for a sentence about some of them. */
export const pagesText = (count: number): string => (count === 1 ? 'page' : `${count} pages`)

const TEXT_LABELS: Readonly<Record<string, string>> = { title: 'Title', description: 'Description' }

/** The label of an editable text. */
export const textLabel = (field: string): string => TEXT_LABELS[field] ?? field

/** A page text is shown unchanged. */
export const shownText = (_field: string, text: string): string => text
