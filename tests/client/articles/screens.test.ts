// @vitest-environment jsdom
/** The server-rendered help center and legal pages, over the real schema and the repository's articles. */
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DocumentNode } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { HELP_CATEGORIES } from '#core/articles/article.ts'
import { CONTACT_MAIL } from '#core/brand.ts'
import { buildArticles } from '#scripts/build-articles.ts'
import { createArticlesService } from '#server/areas/articles/articles.service.ts'
import { createBuiltArticles } from '#server/areas/articles/built-articles.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execute.ts'
import { schema } from '#server/schema.ts'

const file = join(tmpdir(), `toolfinch-screens-${process.pid}.json`)
beforeAll(() => writeFileSync(file, JSON.stringify(buildArticles('.'))))
afterAll(() => rmSync(file, { force: true }))

const execute = createExecute(schema)
const articles = createArticlesService({ articles: createBuiltArticles({ file, site: {} }), synonyms: [] })

const open = async (url: string) => {
  const result = await render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2026-11-24T00:00:00Z'),
    execute: ({ document, variables }) =>
      execute({
        document: document as DocumentNode,
        variables,
        context: { services: { articles: { articles } } } as unknown as RequestContext,
      }),
    assetsFor: () => ({ modules: [], styles: [] }),
  })
  if (result.kind !== 'page') throw new Error(`redirected to ${result.location}`)
  const page = new DOMParser().parseFromString(result.html, 'text/html')
  const main = page.querySelector('main')
  const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
  return { status: result.status, page, main, text: main?.textContent ?? '', links, html: result.html }
}
type Opened = Awaited<ReturnType<typeof open>>

const titleOf = ({ page }: Opened) => page.querySelector('title')?.textContent
const headings = ({ main }: Opened, level: string) =>
  [...(main?.querySelectorAll(level) ?? [])].map(({ textContent }) => textContent)

describe('the help center', () => {
  it('has search, quick actions, categories, popular articles and contact', async () => {
    const opened = await open('/help')
    expect(opened.status).toBe(200)
    expect(headings(opened, 'h1')).toEqual(['Help Center'])
    const form = opened.main?.querySelector('form[role=search]')
    expect([form?.getAttribute('action'), form?.querySelector('input')?.name]).toEqual(['/help', 'search'])
    expect(opened.text).toContain('Contact Support')
    expect(opened.text).toMatch(/Community Forum\s*Planned/)
    expect(opened.links.filter((link) => link === '/contact').length).toBeGreaterThanOrEqual(2)
    expect(headings(opened, 'h3').slice(0, HELP_CATEGORIES.length)).toEqual(HELP_CATEGORIES.map(({ title }) => title))
    expect(headings(opened, 'h3').slice(HELP_CATEGORIES.length)).toHaveLength(4)
    expect(opened.links).toContain(`mailto:${CONTACT_MAIL}`)
    expect(opened.page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://toolfinch.test/help')
  })

  it('shows three articles per category and the number of others', async () => {
    const { main } = await open('/help')
    const cards = [...(main?.querySelectorAll('section[aria-labelledby=categories] > ul > li') ?? [])]
    for (const [index, { slug }] of HELP_CATEGORIES.entries()) {
      const count = articles.helpCategory(slug).articles.length
      const card = cards[index]
      expect(card?.querySelectorAll(':scope > ul a')).toHaveLength(Math.min(count, 3))
      const more = card?.querySelector('p a[aria-label]')
      if (count <= 3) expect(more).toBeNull()
      else {
        expect(more?.textContent).toBe(`+${count - 3} more ${count === 4 ? 'guide' : 'guides'}`)
        expect(more?.getAttribute('href')).toBe(`/help?category=${slug}`)
      }
    }
  })

  it('finds articles without scripts, and excludes results from search engines', async () => {
    const opened = await open('/help?search=refund')
    expect(headings(opened, 'h2')[0]).toMatch(/^\d+ articles for “refund”$/)
    expect(headings(opened, 'h3')[0]).toBe('Requesting a refund')
    expect(opened.page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(opened.main?.querySelector('input')?.getAttribute('value')).toBe('refund')
  })

  it('says when nothing is found, whatever was typed', async () => {
    const opened = await open(`/help?search=${encodeURIComponent('<script>zzyzx</script>')}`)
    expect(opened.status).toBe(200)
    expect(opened.text).toContain('No articles found')
    expect(opened.html).not.toContain('<script>zzyzx')
  })

  it('shows all articles of a category, and all categories for an unknown one', async () => {
    const opened = await open('/help?category=billing-plans')
    expect(titleOf(opened)).toBe('Help: Billing & Plans | Toolfinch')
    expect(headings(opened, 'h3')).toEqual(articles.helpCategory('billing-plans').articles.map(({ title }) => title))
    const unknown = await open('/help?category=cats')
    expect(headings(unknown, 'h2')).toContain('Browse by category')
    expect(unknown.page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://toolfinch.test/help')
  })
})

describe('a help article', () => {
  it('shows category, reading time, title, date, text and related articles, with a link back', async () => {
    const opened = await open('/help/understanding-recommendations')
    expect(opened.status).toBe(200)
    expect(headings(opened, 'h1')).toEqual(['Understanding your recommendations'])
    for (const text of ['Getting Started', '2 min read', 'Last updated November 29, 2026', 'Was this helpful?'])
      expect(opened.text).toContain(text)
    expect(headings(opened, 'h2')).toContain('Limits come first')
    expect(headings(opened, 'h3')).toHaveLength(3)
    expect(opened.links).toContain('/help')
    expect(opened.text).toContain('Back to Help Center')
    const data = JSON.parse(opened.page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(data.map((one: { '@type': string }) => one['@type'])).toEqual(['TechArticle', 'BreadcrumbList'])
  })

  it('that does not exist responds with 404 and a link back', async () => {
    const opened = await open('/help/no-such-article')
    expect(opened.status).toBe(404)
    expect(headings(opened, 'h1')).toEqual(['Article Not Found'])
    expect(opened.text).toContain('← Back to Help Center')
    expect(opened.links).toContain('/help')
  })
})

describe('a legal page', () => {
  it.each([
    ['/privacy-policy', 'Privacy Policy', 'Last updated November 30, 2026', ['/cookie-policy', '/terms-of-service']],
    ['/terms-of-service', 'Terms of Service', 'Last updated January 2025', ['/privacy-policy', '/cookie-policy']],
    ['/cookie-policy', 'Cookie Policy', 'Last updated December 15, 2024', ['/privacy-policy', '/terms-of-service']],
  ])('%s shows text, date, a link back and buttons', async (path, title, dated, others) => {
    const opened = await open(path)
    expect(opened.status).toBe(200)
    expect(titleOf(opened)).toBe(`${title} | Toolfinch`)
    expect(headings(opened, 'h1')).toEqual([title])
    expect(opened.text).toContain(dated)
    expect(opened.main?.querySelector('button')?.textContent).toBe('Back')
    const buttons = [...(opened.main?.querySelectorAll('nav[aria-label="Related pages"] a') ?? [])]
    expect(buttons.map((link) => link.getAttribute('href'))).toEqual([...others, '/contact'])
    expect(opened.links).toContain(`mailto:${CONTACT_MAIL}`)
  })

  it('covers age, one account, billing, notice, refunds and trademarks in the terms', async () => {
    const { text } = await open('/terms-of-service')
    for (const part of [
      'You must be 18 or older',
      'One account per person',
      'Payments are non-refundable, unless',
      'We announce them by email 30 days ahead',
      'renews for the same period until you cancel it',
      'in your account settings',
      'We may suspend or close an account that violates these terms',
      'informational only',
      'If you own a mark and want it removed',
    ])
      expect(text).toContain(part)
  })
})
