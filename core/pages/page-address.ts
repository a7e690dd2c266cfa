import type { PageType } from './page-model.ts'

export const pagePath = (type: PageType, slug: string): `/${string}` => {
  if (type === 'comparison') return `/compare/${slug}`
  if (type === 'category') return `/ai-tools/${slug}`
  return `/blog/${slug}`
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_SLUG = 80

export const isPageSlug = (text: string): boolean => text.length <= MAX_SLUG && SLUG.test(text)
