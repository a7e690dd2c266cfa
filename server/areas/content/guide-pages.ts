/** Stores the repository's guides as pages, so that lists, feeds and posts have one source. */
import { PRODUCT_NAME } from '#core/brand.ts'
import { pagePath } from '#core/pages/page-address.ts'
import type { BuiltGuide } from '../articles/built-articles.ts'
import type { PageToWrite } from './page-row.ts'

const MAX_RELATED = 6
const PREVIEW_LINES = 2

/** Other guides, most shared tags first. */
const relatedTo = (guide: BuiltGuide, all: readonly BuiltGuide[]): string[] =>
  all
    .filter(({ slug }) => slug !== guide.slug)
    .map(({ slug, tags }) => ({ slug, shared: tags.filter((tag) => guide.tags.includes(tag)).length }))
    .sort((a, b) => b.shared - a.shared || (a.slug < b.slug ? -1 : 1))
    .slice(0, MAX_RELATED)
    .map(({ slug }) => slug)

const structuredData = (guide: BuiltGuide, publicUrl: string) => {
  const organization = { '@type': 'Organization', name: PRODUCT_NAME, url: publicUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: guide.title,
    description: guide.description,
    author: { '@type': 'Organization', name: guide.author, url: publicUrl },
    publisher: organization,
    mainEntityOfPage: `${publicUrl}${pagePath('guide', guide.slug)}`,
  }
}

/** Its HTML was sanitized when it was read. */
export const guidePage = (guide: BuiltGuide, all: readonly BuiltGuide[], publicUrl: string): PageToWrite => ({
  key: `guide:${guide.slug}`,
  type: 'guide',
  slug: guide.slug,
  title: guide.title,
  metaDescription: guide.description,
  keyword: guide.keyword,
  categorySlug: null,
  tags: guide.tags,
  author: guide.author,
  content: guide.html,
  markdown: guide.markdown,
  contentPreview: guide.text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, PREVIEW_LINES),
  wordCount: guide.wordCount,
  distinctFacts: [],
  schemaData: structuredData(guide, publicUrl),
  toolIds: [],
  relatedSlugs: relatedTo(guide, all),
  factsAsOf: null,
  isChecked: false,
  gate: { status: 'published', problems: [] },
  dates: { publishedOn: guide.publishedOn, changedOn: guide.updatedOn },
})
