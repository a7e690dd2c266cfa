import { type DocumentNode, print } from 'graphql'
import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { type AnsweredTool, catalogueOf, toolNamed } from './catalogue-answers.ts'

const similar = (name: string, over: Record<string, unknown> = {}) => ({
  __typename: 'SimilarTool',
  sharedJobs: [] as unknown[],
  sharedTopics: ['image_gen'],
  contrasts: ['CHEAPER', 'HAS_API'],
  tool: toolNamed(name, over),
})

const alpha = toolNamed('Alpha', {
  similar: [
    similar('Beta', { lowestMonthlyPriceUsd: 7 }),
    similar('Gamma', { lowestMonthlyPriceUsd: null, priceText: 'Paid, price not verified' }),
  ],
})

/** Renders a page as the server does, over these tools. */
const renderAt = (url: string, tools: readonly AnsweredTool[]) => {
  const { answers } = catalogueOf(tools)
  return render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async ({ document, variables }) => {
      const name = /^(?:query|mutation) (\w+)/m.exec(print(document as DocumentNode))?.[1] ?? ''
      return { data: answers(name, variables) }
    },
    tagAddress: undefined,
    assetsFor: () => ({ modules: [], styles: [] }),
  })
}

const pageAt = async (url: string, tools: readonly AnsweredTool[] = [alpha]) => {
  const result = await renderAt(url, tools)
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  const jsonLd = [...result.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => JSON.parse(text),
  )
  return { ...result, jsonLd }
}

describe('the alternatives page', () => {
  it('says for each alternative why it is listed and how its price compares, without scripts', async () => {
    const { status, html } = await pageAt('/tool/alpha/alternatives')
    expect(status).toBe(200)
    expect(html).toContain('<title>Alpha alternatives: prices and differences | Toolfinch</title>')
    expect(html).toContain('<link rel="canonical" href="https://toolfinch.test/tool/alpha/alternatives"/>')
    expect(html).toContain('Also used for image generation. Cheaper, has an API.')
    expect(html).toContain('$8/month less than Alpha')
    expect(html).toContain('Paid, price not verified')
    expect(html).toContain('Price difference not known')
    expect(html).toContain('href="/compare?tools=alpha,beta"')
    expect(html).not.toContain('noindex')
  })

  it('names the jobs that both do instead of topics, with links to their pages', async () => {
    const job = (slug: string, activity: string, post: object | null = null) => ({
      __typename: 'Job',
      slug,
      activity,
      post,
    })
    const post = { __typename: 'BlogPost', id: 'post-logos', path: '/blog/best-ai-tools-to-make-logos' }
    const sharedJobs = [job('make-logos', 'Making logos', post), job('make-posters', 'Making posters')]
    const tools = [{ ...alpha, similar: [{ ...similar('Beta'), sharedJobs }] }]
    const { html } = await pageAt('/tool/alpha/alternatives', tools)
    const text = html.replace(/<!-- -->/g, '')
    expect(text).toMatch(
      /Also good for <a [^>]*href="\/blog\/best-ai-tools-to-make-logos"[^>]*>making logos<\/a>, and for making posters\. Cheaper, has an API\./,
    )
    expect(text).not.toContain('Also used for')
  })

  it('has one action to compare, and filters by the advantages that some alternatives have', async () => {
    const tools = [{ ...alpha, similar: [...alpha.similar, { ...similar('Delta'), contrasts: ['FREE_TIER'] }] }]
    const { html } = await pageAt('/tool/alpha/alternatives?with=free_tier', tools)
    expect(html).toContain('href="/tool/delta"')
    expect(html).not.toContain('href="/tool/beta"')
    expect(html).toContain('<link rel="canonical" href="https://toolfinch.test/tool/alpha/alternatives"/>')
    const chips = [...html.matchAll(/href="\/tool\/alpha\/alternatives(?:\?with=(\w+))?"/g)].map(([, name]) => name)
    expect(chips).toEqual(expect.arrayContaining([undefined, 'free_tier', 'cheaper', 'has_api']))
    expect(chips).not.toContain('easier')
    expect(html).not.toContain('Side by side')
    expect(html.match(/href="\/compare\?tools=alpha,delta"/g)).toHaveLength(1)
  })

  it.each(['easier', 'nonsense', ''])('shows all alternatives with the filter “%s”, which none meets', async (name) => {
    const { html } = await pageAt(`/tool/alpha/alternatives?with=${name}`)
    expect(html).toContain('href="/tool/beta"')
    expect(html).toContain('href="/tool/gamma"')
  })

  it('includes the list and breadcrumbs as structured data', async () => {
    const { jsonLd } = await pageAt('/tool/alpha/alternatives')
    expect(jsonLd).toMatchObject([
      { '@type': 'ItemList', numberOfItems: 2, itemListElement: [{ url: 'https://toolfinch.test/tool/beta' }, {}] },
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Alpha' }, { name: 'Alternatives' }] },
    ])
  })

  it('is not indexed with too few alternatives', async () => {
    const { html, jsonLd } = await pageAt('/tool/alpha/alternatives', [toolNamed('Alpha', { hasAlternatives: false })])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('No close alternatives yet')
    expect(jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }])
  })

  it('stays for a discontinued tool', async () => {
    const { status, html } = await pageAt('/tool/alpha/alternatives', [
      { ...alpha, status: 'DISCONTINUED', hasAlternatives: false },
    ])
    expect(status).toBe(200)
    expect(html).toContain('Alpha was discontinued.')
  })

  it('redirects from other spellings and merged tools to the canonical URL', async () => {
    expect(await renderAt('/tool/id-alpha/alternatives', [alpha])).toMatchObject({
      kind: 'redirect',
      location: '/tool/alpha/alternatives',
    })
  })

  it('is missing for an unknown tool', async () => {
    expect((await pageAt('/tool/nothing/alternatives')).status).toBe(404)
  })
})
