/** Structured data for search engines: only what the page itself says, never a price or a rating. */
import { PRODUCT_NAME } from '../brand.ts'
import { pagePath } from './page-address.ts'
import type { GeneratedPage, GeneratedPageType } from './page-model.ts'
import { lineText } from './statement.ts'

/** Data from the store. Moments are ISO texts. */
type Published = { readonly origin?: string; readonly publishedAt?: string; readonly updatedAt?: string }

/** The breadcrumb between home and page, by type. */
const PARENTS: Readonly<Record<GeneratedPageType, readonly [name: string, path: string]>> = {
  comparison: ['Blog', '/blog'],
  category: ['AI Tools', '/ai-tools'],
  industry: ['Blog', '/blog'],
  feature: ['Blog', '/blog'],
  problem: ['Blog', '/blog'],
}

const LISTED = 10

const toolLinks = ({ blocks }: Pick<GeneratedPage, 'blocks'>) => {
  const found = new Map<string, string>()
  for (const block of blocks) {
    if (block.kind !== 'table') continue
    for (const part of block.rows.flatMap((cells) => cells[0] ?? []).flat()) {
      if (typeof part !== 'string' && 'href' in part && part.href.startsWith('/tool/')) found.set(part.href, part.text)
    }
    if (found.size > 0) break
  }
  return [...found].slice(0, LISTED)
}

/** JSON-LD text that is safe inside a script element. */
export const jsonLdOf = (page: GeneratedPage, { origin = '', publishedAt, updatedAt }: Published = {}): string => {
  const url = `${origin}${pagePath(page.type, page.slug)}`
  const [parent, parentPath] = PARENTS[page.type]
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` }
  const article = {
    '@type': 'Article',
    headline: page.title,
    description: page.metaDescription,
    inLanguage: 'en-US',
    mainEntityOfPage: url,
    author: publisher,
    publisher,
    ...(publishedAt === undefined ? {} : { datePublished: publishedAt }),
    ...(updatedAt === undefined ? {} : { dateModified: updatedAt }),
  }
  const crumb = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      crumb(1, 'Home', `${origin}/`),
      crumb(2, parent, `${origin}${parentPath}`),
      crumb(3, page.title, url),
    ],
  }
  const tools = page.type === 'comparison' ? [] : toolLinks(page)
  const list = {
    '@type': 'ItemList',
    itemListElement: tools.map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}${path}`,
    })),
  }
  const questions = page.blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []))
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: lineText(answer) },
    })),
  }
  const graph = [article, breadcrumbs, ...(tools.length > 0 ? [list] : []), ...(questions.length > 0 ? [faq] : [])]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}
