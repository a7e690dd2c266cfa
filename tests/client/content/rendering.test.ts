import { type DocumentNode, getOperationAST } from 'graphql'
import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { toolNamed } from '../catalogue/catalogue-answers.ts'
import { blogOf, postNamed } from './content-answers.ts'

const comparison = postNamed('a-vs-b', {
  type: 'COMPARISON',
  path: '/compare/a-vs-b',
  title: 'A vs B: two prices',
  tools: [toolNamed('A'), toolNamed('B')],
})
const guide = postNamed('known', { updatedAt: '2026-11-05T10:00:00.000Z', related: [comparison, comparison] })
const many = Array.from({ length: 13 }, (_, index) => postNamed(`post-${index}`))

const renderAt = (url: string, posts = [guide, comparison, ...many]) =>
  render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async ({ document, variables }) => ({
      data: blogOf(posts).answers(getOperationAST(document as DocumentNode)?.name?.value ?? '', variables),
    }),
    assetsFor: (modules) => ({ modules: modules.map((module) => `/assets/${module}.js`), styles: [] }),
  })

async function pageAt(url: string) {
  const result = await renderAt(url)
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  const { html } = result
  const jsonLd = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1]
  return {
    ...result,
    text: html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->/g, ''),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
    jsonLd: jsonLd ? (JSON.parse(jsonLd) as Record<string, unknown>[]) : null,
  }
}

describe('the rendered blog list', () => {
  it('is complete without scripts: counts, a form, links to types, views and pages', async () => {
    const { status, text, canonical, robots } = await pageAt('/blog')
    expect([status, robots, canonical]).toEqual([200, null, 'https://toolfinch.test/blog'])
    expect(text.match(/<article/g)).toHaveLength(12)
    expect(text).toMatch(/<form[^>]* action="\/blog"/)
    for (const href of ['/blog?type=comparison', '/blog?view=list', '/blog?page=2', '/quiz']) {
      expect(text).toContain(`href="${href}"`)
    }
    expect(text).toContain('Comparisons (1)')
    expect(text).toContain('Showing 1-12 of 15 articles')
  })

  it('has its articles before the statistics', async () => {
    const { text } = await pageAt('/blog')
    expect(text.lastIndexOf('</article>')).toBeLessThan(text.indexOf('Total Guides'))
  })

  it('calls a page about a job by its name', async () => {
    const { kind, ...page } = await renderAt('/blog?type=problem', [postNamed('make-slides', { type: 'PROBLEM' })])
    expect(kind).toBe('page')
    for (const text of ['<title>Jobs for AI tools', '>Jobs (1)<', '>Job<'])
      expect(page).toHaveProperty('html', expect.stringContaining(text))
  })

  it('keeps type and view in a search without scripts', async () => {
    const { text } = await pageAt('/blog?type=guide&view=list')
    expect(text).toContain('<input type="hidden" name="type" value="guide"/>')
    expect(text).toContain('<input type="hidden" name="view" value="list"/>')
  })

  it('has one canonical URL for both views, and a title per type and page', async () => {
    const { canonical, html } = await pageAt('/blog?view=list&type=guide&page=2')
    expect(canonical).toBe('https://toolfinch.test/blog?type=guide&amp;page=2')
    expect(html).toContain('<title>Guides of AI tools, page 2 | Toolfinch</title>')
  })

  it.each(['/blog?search=nothing', '/blog?search=known'])('does not index %s', async (url) => {
    expect(await pageAt(url)).toMatchObject({ status: 200, robots: 'noindex' })
  })

  it('responds with 404 past the last page, with a link back', async () => {
    const { status, text } = await pageAt('/blog?page=3')
    expect(status).toBe(404)
    expect(text).toMatch(/<a [^>]*href="\/blog\?page=2"[^>]*>Go to page 2/)
  })

  it('says when nothing was found, and clears the filters', async () => {
    const { text } = await pageAt('/blog?search=zzz&type=guide')
    expect(text).toContain('No content found matching your criteria')
    expect(text).toContain('Clear filters')
  })
})

describe('a rendered article', () => {
  it('shows type, date, and the age of its facts', async () => {
    const { status, text, canonical } = await pageAt('/blog/known')
    expect([status, canonical]).toEqual([200, 'https://toolfinch.test/blog/known'])
    for (const shown of [
      '>Guide<',
      'November 2, 2026',
      'Updated',
      'November 5, 2026',
      '4 min read',
      'Toolfinch editors',
      'Facts as of October 2026, last compared with the catalog on November 20, 2026.',
      '<h2 id="a">A heading</h2>',
      'Prices',
      'Related Articles',
      'Take Free Quiz',
    ]) {
      expect(text).toContain(shown)
    }
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text).not.toMatch(/\d views?</)
  })

  it('can be shared without JavaScript', async () => {
    const { text } = await pageAt('/blog/known')
    const address = encodeURIComponent('https://toolfinch.test/blog/known')
    expect(text).toContain(`https://www.linkedin.com/sharing/share-offsite/?url=${address}`)
    expect(text).toMatch(new RegExp(`https://twitter.com/intent/tweet\\?text=About\\+known&amp;url=${address}`))
  })

  it('has structured data of its record and its breadcrumbs', async () => {
    const { jsonLd } = await pageAt('/blog/known')
    expect(jsonLd).toMatchObject([
      { '@graph': [{ '@type': 'Article', headline: 'About known' }] },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Blog' }, { name: 'Design' }, { name: 'About known' }] },
    ])
    expect(JSON.stringify(jsonLd).match(/BreadcrumbList/g)).toHaveLength(1)
  })

  it('links its preview image, Markdown copy and feeds', async () => {
    const { html } = await pageAt('/blog/known')
    const image = 'https://toolfinch.test/previews/known-0123456789abcdef.png'
    expect(html).toContain(`<meta property="og:image" content="${image}"/>`)
    expect(html.match(/og:image"/g)).toHaveLength(1)
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/blog/known.md"/>')
    for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) expect(html).toContain(`href="/blog/${feed}"`)
  })

  it('shows the compared tools side by side, with links to all their facts', async () => {
    const { text } = await pageAt('/compare/a-vs-b')
    for (const href of ['/tool/a', '/tool/b', '/compare?tools=a,b']) expect(text).toContain(`href="${href}"`)
  })

  it.each([
    ['/blog/a-vs-b', '/compare/a-vs-b'],
    ['/compare/b-vs-a', '/compare/a-vs-b'],
    ['/compare/known', '/blog/known'],
  ])('redirects permanently to its own URL from %s', async (url, location) => {
    expect(await renderAt(url)).toEqual({ kind: 'redirect', status: 301, location })
  })

  it.each(['/blog/unknown', '/compare/x-vs-y'])('is not found at %s', async (url) => {
    const { status, robots, canonical, text } = await pageAt(url)
    expect([status, robots, canonical]).toEqual([404, 'noindex', null])
    expect(text).toContain('Post Not Found')
    expect(text).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to Blog/)
  })

  it('responds with 410 once removed, with suggestions', async () => {
    const { status, robots, text, html } = await pageAt('/compare/removed')
    expect([status, robots]).toEqual([410, 'noindex'])
    expect(text).toContain('This page is gone')
    expect(text).toContain('href="/tool/beta"')
    expect(text.match(/<h3/g)).toHaveLength(3)
    // Its own part is loaded before hydration.
    expect(html).toContain('/assets/client/features/content/missing-post.tsx.js')
  })
})

describe('the rendered category page with an article', () => {
  it('shows the picks, then the tools, then the article', async () => {
    const { status, text, canonical } = await pageAt('/ai-tools/design')
    expect([status, canonical]).toEqual([200, 'https://toolfinch.test/ai-tools/design'])
    expect(text).toMatch(/<h1[^>]*>Design</)
    expect(text).toContain('href="/marks/categories.svg#design"')
    expect(text).toContain('Tools for design. 41 tools, 2 with a free plan.')
    const places = ['Best overall, best for teams', 'All tools in Design', 'Design tools: 9 are free', 'A heading']
    const page = text.slice(text.indexOf('<main'))
    const found = places.map((part) => page.indexOf(part))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found[0]).toBeGreaterThan(0)
  })

  it('links to the directory with the filters that only some of its tools pass', async () => {
    const { text } = await pageAt('/ai-tools/design')
    for (const href of ['/ai-tools?category=design#filters', '/ai-tools?category=design&amp;free=1']) {
      expect(text).toContain(`href="${href}"`)
    }
    expect(text).not.toContain('category=design&amp;open=1')
  })

  it('has the order of its address, whose canonical address is that of the default order', async () => {
    const { text, canonical } = await pageAt('/ai-tools/design?sort=price')
    expect(canonical).toBe('https://toolfinch.test/ai-tools/design')
    expect(text).toMatch(/<option value="price" selected="">Lowest price</)
    expect(text).toContain('href="/ai-tools/design?sort=price&amp;page=2"')
    // Without scripts, a button sends the form.
    expect(text).toMatch(/<form [^>]*action="\/ai-tools\/design"[\s\S]*<noscript><button[^>]*>Sort/)
    const nodes = text.slice(text.indexOf('All tools in Design'))
    expect(nodes.indexOf('href="/tool/beta"')).toBeLessThan(nodes.indexOf('href="/tool/alpha"'))
  })

  it.each(['rating', 'nonsense', ''])('has its own order with “%s”, which it does not offer', async (sort) => {
    const { text } = await pageAt(`/ai-tools/design?sort=${sort}`)
    expect(text).toMatch(/<option value="relevance" selected="">Best for its jobs</)
    expect(text).toContain('href="/ai-tools/design?page=2"')
  })

  it('does not repeat the article on further pages', async () => {
    const { text, canonical } = await pageAt('/ai-tools/design?page=2')
    expect(canonical).toBe('https://toolfinch.test/ai-tools/design?page=2')
    expect(text).not.toContain('A heading')
    expect(text).not.toContain('Best overall')
    expect(text).toMatch(/<h1[^>]*>Design</)
  })
})
