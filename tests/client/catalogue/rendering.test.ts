import { type DocumentNode, getOperationAST } from 'graphql'
import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { planAnswer } from '#tests/support/plans.ts'
import { type AnsweredTool, catalogueOf, toolNamed } from './catalogue-answers.ts'

const renderAt = (url: string, tools: AnsweredTool[]) => {
  const { answers } = catalogueOf(tools)
  return render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async ({ document, variables }) => ({
      data: answers(getOperationAST(document as DocumentNode)?.name?.value ?? '', variables),
    }),
    assetsFor: () => ({ modules: [], styles: [] }),
  })
}

async function pageAt(url: string, tools: AnsweredTool[]) {
  const result = await renderAt(url, tools)
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  const jsonLd = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(result.html)?.[1]
  return {
    ...result,
    robots: /<meta name="robots" content="([^"]*)"/.exec(result.html)?.[1] ?? null,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(result.html)?.[1] ?? null,
    jsonLd: jsonLd ? (JSON.parse(jsonLd) as Record<string, unknown>[]) : null,
  }
}

describe('the rendered directory', () => {
  it('is complete without scripts: tools, page links and a search form', async () => {
    const tools = Array.from({ length: 41 }, (_, index) => toolNamed(`Tool ${index}`))
    const { html, status, canonical, robots } = await pageAt('/ai-tools?sort=price', tools)
    expect(status).toBe(200)
    expect(html.match(/<article/g)).toHaveLength(40)
    expect(html).toContain('href="/ai-tools?sort=price&amp;page=2"')
    expect(html).toMatch(/<form[^>]* action="\/ai-tools"/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(canonical).toBe('https://toolfinch.test/ai-tools')
    expect(robots).toBeNull()
  })

  it('links the feeds of new tools and of price changes, which other pages do not', async () => {
    const feeds = async (url: string) =>
      [
        ...(await pageAt(url, [toolNamed('Alpha')])).html.matchAll(
          /<link rel="alternate" type="([^"]*)"[^>]*href="([^"]*)"/g,
        ),
      ]
        .map(([, type, path]) => `${path} ${type}`)
        .filter((feed) => !/ (text\/markdown|application\/json\+oembed)$/.test(feed))
    expect(await feeds('/ai-tools')).toEqual(
      ['/new-tools', '/price-changes'].flatMap((folder) => [
        `${folder}/rss.xml application/rss+xml`,
        `${folder}/atom.xml application/atom+xml`,
        `${folder}/feed.json application/feed+json`,
      ]),
    )
    expect(await feeds('/tool/alpha')).toEqual([])
  })

  it('has one canonical URL per category and page, whatever the parameter order', async () => {
    const tools = Array.from({ length: 41 }, (_, index) => toolNamed(`Tool ${index}`))
    const { canonical } = await pageAt('/ai-tools?page=2&sort=name&category=design&utm=x', tools)
    expect(canonical).toBe('https://toolfinch.test/ai-tools/design?page=2')
  })

  it.each([
    ['/ai-tools?category=design', '/ai-tools/design'],
    ['/ai-tools?category=design&sort=price', '/ai-tools/design'],
    ['/ai-tools?category=design&pricing=freemium', '/ai-tools?category=design&amp;pricing=freemium'],
  ])('%s is %s for search engines', async (url, path) => {
    const { canonical } = await pageAt(url, [toolNamed('Alpha')])
    expect(canonical).toBe(`https://toolfinch.test${path}`)
  })

  it.each(['/ai-tools?search=alpha', '/ai-tools?search=omega&page=7', '/ai-tools?pricing=enterprise'])(
    'keeps search results and empty lists out of indexes: %s',
    async (url) => {
      const { status, robots } = await pageAt(url, [toolNamed('Alpha')])
      expect(status).toBe(200)
      expect(robots).toBe('noindex')
    },
  )

  it.each([
    ['/ai-tools?page=9999', '/ai-tools'],
    ['/ai-tools?pricing=free&page=2', '/ai-tools?pricing=free'],
    ['/ai-tools?category=design&page=2', '/ai-tools?category=design'],
  ])('responds with 404 past the last page, with a link to the first: %s', async (url, first) => {
    const { status, robots, html } = await pageAt(url, [toolNamed('Alpha', { pricingModel: 'FREE' })])
    expect([status, robots]).toEqual([404, 'noindex'])
    expect(/<a [^>]*href="([^"]*)"[^>]*>Start at page 1</.exec(html)?.[1]).toBe(first)
  })

  it('shows the whole list for an unknown category', async () => {
    const { html, canonical } = await pageAt('/ai-tools?category=nope', [toolNamed('Alpha')])
    expect(html).toContain('href="/tool/alpha"')
    expect(canonical).toBe('https://toolfinch.test/ai-tools')
  })
})

describe('the rendered tool page', () => {
  it('lists as offers only known plans with a monthly price, and no rating without ratings', async () => {
    const plans = [planAnswer({ name: 'Pro', usdMonth: 20 }), planAnswer({ name: 'Enterprise', onRequest: true })]
    const { jsonLd, canonical } = await pageAt('/tool/alpha', [toolNamed('Alpha', { plans })])
    const [software, crumbs] = jsonLd ?? []
    expect(software).toMatchObject({
      '@type': 'SoftwareApplication',
      name: 'Alpha',
      url: 'https://toolfinch.test/tool/alpha',
      offers: [{ '@type': 'Offer', name: 'Pro', price: '20.00', priceCurrency: 'USD' }],
    })
    expect(software).not.toHaveProperty('aggregateRating')
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(canonical).toBe('https://toolfinch.test/tool/alpha')
  })

  it('lists a one-time price and another currency as published', async () => {
    const plans = [planAnswer({ name: 'Studio', currency: 'EUR', once: 79 })]
    const { jsonLd } = await pageAt('/tool/alpha', [toolNamed('Alpha', { plans })])
    const price = { price: '79.00', priceCurrency: 'EUR' }
    expect(jsonLd?.[0]).toMatchObject({
      offers: [{ name: 'Studio', ...price, priceSpecification: { '@type': 'PriceSpecification', ...price } }],
    })
    expect(JSON.stringify(jsonLd)).not.toContain('unitText')
  })

  it('never marks up typical tiers or imported ratings', async () => {
    const rating = { __typename: 'ToolRating', mean: 4.8, count: 900, source: 'an import' }
    const { jsonLd } = await pageAt('/tool/alpha', [toolNamed('Alpha', { rating })])
    expect(jsonLd?.[0]).not.toHaveProperty('offers')
    expect(jsonLd?.[0]).not.toHaveProperty('aggregateRating')
  })

  it('marks up the rounded average of members from five published reviews on', async () => {
    const rating = { __typename: 'ToolRating', mean: 4.2666, count: 12, source: null }
    const at = async (reviewCount: number) => {
      const { jsonLd } = await pageAt('/tool/alpha', [toolNamed('Alpha', { rating, reviewCount })])
      return jsonLd?.[0]?.['aggregateRating']
    }
    expect(await at(4)).toBeUndefined()
    expect(await at(5)).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      ratingCount: 12,
      reviewCount: 5,
      bestRating: 5,
      worstRating: 1,
    })
  })

  it('escapes every text of a tool', async () => {
    const hostile = '</script><script>alert(1)</script>'
    const { html } = await pageAt('/tool/alpha', [
      toolNamed('Alpha', { description: hostile, longDescription: hostile }),
    ])
    expect(html).not.toContain('<script>alert(1)')
  })

  it('responds with 404 for an unknown tool', async () => {
    const { status, html, robots } = await pageAt('/tool/nope', [])
    expect(status).toBe(404)
    expect(html).toContain('Tool Not Found')
    expect(robots).toBe('noindex')
  })

  it('shows earlier prices of tools that have any', async () => {
    const earlierPrices = ['Pro was $20 a month until March 2026.']
    const { html } = await pageAt('/tool/alpha', [toolNamed('Alpha', { earlierPrices })])
    expect(html).toContain('<li>Pro was $20 a month until March 2026.</li>')
    const without = await pageAt('/tool/alpha', [toolNamed('Alpha')])
    expect(without.html).not.toContain('Earlier prices')
  })

  it('shows what happened to tools with events', async () => {
    const event = {
      __typename: 'ToolEvent',
      kind: 'ACQUIRED',
      onText: 'March 2026',
      heading: 'Acquired by Omega',
      note: 'Omega bought the company.',
      sourceUrl: 'https://news.example/alpha',
    }
    const { html } = await pageAt('/tool/alpha', [toolNamed('Alpha', { events: [event] })])
    expect(html).toMatch(/href="#timeline"/)
    expect(html).toMatch(
      /March 2026<.*Acquired by Omega<.*Omega bought the company\..*href="https:\/\/news\.example\/alpha"/,
    )
    const without = await pageAt('/tool/alpha', [toolNamed('Alpha')])
    expect(without.html).not.toContain('Timeline')
  })

  it('stays for a discontinued tool, with alternatives and noindex', async () => {
    const tools = [
      toolNamed('Alpha', { status: 'DISCONTINUED', statusText: 'Alpha was discontinued' }),
      toolNamed('Beta'),
    ]
    const { status, html, robots } = await pageAt('/tool/alpha', tools)
    expect(status).toBe(200)
    expect(html).toContain('Alpha was discontinued')
    expect(html).toContain('href="/tool/beta"')
    expect(robots).toBe('noindex')
  })

  it.each(['/tool/id-alpha', '/tool/Alpha', '/ai-tools/alpha'])('redirects permanently from %s', async (url) => {
    expect(await renderAt(url, [toolNamed('Alpha')])).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/tool/alpha',
    })
  })

  it.each(['/tool/removed', '/tool/removed/alternatives'])(
    'answers 410 at %s for a removed tool, with alternatives and noindex',
    async (url) => {
      const { status, html, robots } = await pageAt(url, [toolNamed('Beta')])
      expect([status, robots]).toEqual([410, 'noindex'])
      expect(html).toContain('Removed One was removed')
      expect(html).toContain('href="/tool/beta"')
    },
  )

  it('redirects from a removed tool to the one it was merged into', async () => {
    expect(await renderAt('/tool/merged', [])).toMatchObject({ status: 301, location: '/tool/beta' })
  })
})

describe('the rendered category page', () => {
  const many = Array.from({ length: 41 }, (_, index) => toolNamed(`Tool ${index}`))

  it('lists its tools at its own URL, even without an article', async () => {
    const { status, html, canonical, jsonLd, robots } = await pageAt('/ai-tools/design', many)
    expect([status, robots, canonical]).toEqual([200, null, 'https://toolfinch.test/ai-tools/design'])
    expect(html.match(/<article/g)).toHaveLength(40)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('href="/ai-tools/design?page=2"')
    expect(jsonLd).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('continues on numbered pages, and responds with 404 past the last one', async () => {
    const second = await pageAt('/ai-tools/design?page=2', many)
    expect([second.status, second.canonical]).toEqual([200, 'https://toolfinch.test/ai-tools/design?page=2'])
    const third = await pageAt('/ai-tools/design?page=3', many)
    expect([third.status, third.robots]).toEqual([404, 'noindex'])
    expect(third.html).toMatch(/<a [^>]*href="\/ai-tools\/design\?page=2"[^>]*>Go to page/)
  })

  it('responds with 404 for a URL that is neither a tool nor a category', async () => {
    expect((await pageAt('/ai-tools/nope', [])).status).toBe(404)
  })
})

describe('a rendered page', () => {
  const oembedOf = (html: string) =>
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(html)?.[1]

  it('of a tool names the description of its embed', async () => {
    const { html } = await pageAt('/tool/alpha', [toolNamed('Alpha')])
    expect(oembedOf(html)).toBe(
      'https://toolfinch.test/oembed?url=https%3A%2F%2Ftoolfinch.test%2Ftool%2Falpha&amp;format=json',
    )
  })

  it.each(['/ai-tools', '/tool/nobody'])('%s has no embed', async (url) => {
    const { html } = await pageAt(url, [toolNamed('Alpha')])
    expect(oembedOf(html)).toBeUndefined()
  })
})
