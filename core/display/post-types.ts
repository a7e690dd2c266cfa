// @chunk post-cards
import type { PageType } from '../pages/page-model.ts'

type TypeLabels = { readonly one: string; readonly many: string }

/** In the order of the filter of the blog list. */
export const POST_TYPE_LABELS: Readonly<Record<PageType, TypeLabels>> = {
  comparison: { one: 'Comparison', many: 'Comparisons' },
  category: { one: 'Category', many: 'Categories' },
  industry: { one: 'Industry', many: 'Industries' },
  guide: { one: 'Guide', many: 'Guides' },
  feature: { one: 'Feature', many: 'Features' },
  /** What somebody wants to get done, such as making a presentation. */
  problem: { one: 'Job', many: 'Jobs' },
}

export const POST_TYPES = Object.keys(POST_TYPE_LABELS) as readonly PageType[]
