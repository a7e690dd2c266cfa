import type { PageType } from './page-model.ts'

/** The one public path of a page of the content area. */
export const pagePath = (type: PageType, slug: string): `/${string}` => {
  if (type === 'comparison') return `/compare/${slug}`
  if (type === 'category') return `/ai-tools/${slug}`
  return `/blog/${slug}`
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_SLUG = 80

/** Whether a text can be the last part of a page's address. */
export const isPageSlug = (text: string): boolean => text.length <= MAX_SLUG && SLUG.test(text)
