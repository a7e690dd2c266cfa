import type { PageType } from './page-model.ts'

export const pagePath = (type: PageType, slug: string): `/${string}` => {
  if (type === 'comparison') return `/compare/${slug}`
  if (type === 'category') return `/ai-tools/${slug}`
  return `/blog/${slug}`
}
