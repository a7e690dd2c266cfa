import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { HomeRouteDocument } from '#client/gql/graphql.ts'
import { createBrowserClient } from '#client/lib/apollo.ts'
import type { ExecuteOperation, RenderResult } from '#core/rendering.ts'
import { HOME } from './home/home-data.ts'

const execute: ExecuteOperation = async () => ({ data: HOME })

const renderAt = (url: string, run: ExecuteOperation = execute, tagAddress?: string): Promise<RenderResult> =>
  render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: run,
    tagAddress,
    assetsFor: (modules) => ({
      modules: modules.map((module) => `/assets/${module}.js`),
      styles: ['/assets/entry.css'],
    }),
  })

async function pageAt(url: string): Promise<{ status: number; html: string }> {
  const result = await renderAt(url)
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  return result
}

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')

describe('a rendered page', () => {
  it('is complete without JavaScript: doctype, title, canonical address, headings and data', async () => {
    const { status, html } = await pageAt('/')
    expect(status).toBe(200)
    expect(html.startsWith('<!DOCTYPE html><html lang="en">')).toBe(true)
    expect(html).toContain('<title>Find the AI tool that fits your work | Toolfinch</title>')
    expect(html).toContain('<link rel="canonical" href="https://toolfinch.test/"/>')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('href="/tool/alpha"')
    expect(textOf(html)).toContain('From $15/month')
    expect(textOf(html)).toContain('Pricing not verified')
    expect(textOf(html)).not.toContain('Not yet rated')
  })

  it('names an external analytics tag only if one is configured', async () => {
    const address = 'https://tag.example/t.js'
    expect(JSON.stringify(await renderAt('/about'))).not.toContain('tagAddress')
    expect(JSON.stringify(await renderAt('/about', execute, address))).toContain(address)
  })

  it('names the files of its own screen and of the error screen for deferred loading', async () => {
    const { html } = await pageAt('/about')
    expect(html).toContain(
      '<script src="/start.js" defer data-modules="/assets/client/entry-client.tsx.js /assets/client/routes/about.tsx.js" data-later="/assets/client/layout/error-details.tsx.js /assets/client/lib/retry-later.ts.js /assets/client/lib/load-again.ts.js" data-worker="/sw.js"></script>',
    )
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('href="/assets/entry.css"')
  })

  it('runs no inline script, and escapes hostile data', async () => {
    const { html } = await pageAt('/')
    const inline = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
    expect(inline.every((attributes) => /src=|application\/(ld\+)?json/.test(attributes))).toBe(true)
    expect(html).not.toContain('<b>Beta')
    const state = /id="page-state">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(state)).toMatchObject({ facts: { origin: 'https://toolfinch.test', year: 2031 } })
    expect(state).toContain('\\u003c/script\\u003e')
  })

  it('brings the data of its queries, which the browser reads without a request', async () => {
    const { html } = await pageAt('/')
    const { responses } = JSON.parse(/id="page-state">([^<]*)<\/script>/.exec(html)?.[1] ?? '')
    const answer = await createBrowserClient({ responses }).query({ query: HomeRouteDocument })
    expect(answer.data).toMatchObject({ featured: { nodes: [{ id: 't1' }, { id: 't2' }] } })
  })

  it('shows the year of the server', async () => {
    expect(textOf((await pageAt('/about')).html)).toMatch(/©\s+2031\s+Toolfinch/)
  })
})

describe('a missing page', () => {
  it('responds with 404 and must not be indexed', async () => {
    const { status, html } = await pageAt('/nope')
    expect(status).toBe(404)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(textOf(html)).toContain('Page not found')
    expect(html).toContain('href="/ai-tools/design"')
  })

  it.each(['/x%0a', '/x%0d', '/a/b/c%E2%80%A8', '/%E2%80%A9', '/about%0A', '/help/a%0a/b', '/admin/x%0d/y'])(
    'with a line separator in its path (%s) is one like any other',
    async (path) => {
      const { status, html } = await pageAt(path)
      expect(status).toBe(404)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(textOf(html)).toContain('Page not found')
      expect(textOf(html)).not.toContain('Something went wrong')
      expect(html).toContain('id="content"')
    },
  )

  it.each([
    ['/about/', '/about'],
    ['/pricing/%2e%2e/about', '/about'],
    ['/terms', '/terms-of-service'],
    ['/ai-tools/model-platforms-local-ai?page=2', '/ai-tools/model-apis?page=2'],
    ['/ai-tools?category=model-platforms-local-ai&free=true', '/ai-tools?category=model-apis&free=true'],
    ['/quiz-results?upgraded=true', '/quiz/results?upgraded=true'],
    ['/auth?signup=true', '/auth?mode=signup'],
  ])('%s redirects permanently to %s', async (from, to) => {
    expect(await renderAt(from)).toEqual({ kind: 'redirect', status: 301, location: to })
  })
})

describe('a data failure', () => {
  it.each<[string, ExecuteOperation]>([
    ['an error in the response', async () => ({ errors: [{ message: 'unavailable' }] })],
    ['a thrown error', async () => Promise.reject(new Error('unavailable'))],
  ])('%s ends the rendering instead of sending an incomplete page', async (_name, run) => {
    await expect(renderAt('/', run)).rejects.toThrow('unavailable')
  })
})
