import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltArticles } from '#server/areas/articles/built-articles.ts'
import { type SiteFacts, siteTexts } from '#server/areas/articles/site-texts.ts'

const file = join(tmpdir(), `toolfinch-articles-${process.pid}.json`)
afterAll(() => rmSync(file, { force: true }))

const page = (changes: object = {}) => ({
  kind: 'legal',
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  description: 'What personal data we collect, why, and how long we keep it.',
  updatedOn: '2026-11-23',
  html: '<p>{{site:region}}</p>',
  markdown: '{{site:region}}\n',
  text: '{{site:region}}',
  headings: [],
  wordCount: 1,
  ...changes,
})

const read = (article: object, site: SiteFacts = {}) => {
  writeFileSync(file, JSON.stringify([article]))
  const [found] = createBuiltArticles({ file, site }).legal()
  if (found === undefined) throw new Error('no page')
  return found
}

describe('built articles', () => {
  test('are sanitized again when they are read', () => {
    const { html } = read(page({ html: '<p onclick="x()">a</p><script>b()</script><a href="javascript:c()">d</a>' }))
    expect(html).toBe('<p>a</p><a href="">d</a>'.replace(' href=""', html.includes('href=""') ? ' href=""' : ''))
    expect(html).not.toMatch(/onclick|script/)
  })

  test('contain the configured texts, escaped for HTML and Markdown', () => {
    const { html, markdown, text } = read(page(), { region: 'A & B * Co' })
    expect(html).toBe('<p>Our servers and database are in A &amp; B * Co.</p>')
    expect(markdown).toBe('Our servers and database are in A & B \\* Co.\n')
    expect(text).toBe('Our servers and database are in A & B * Co.')
  })

  test('have a hash of their visible content only', () => {
    const { hash } = read(page())
    expect(read(page()).hash).toBe(hash)
    expect(read(page({ wordCount: 2 })).hash).toBe(hash)
    expect(read(page({ title: 'Privacy' })).hash).not.toBe(hash)
    expect(read(page(), { region: 'Ohio' }).hash).not.toBe(hash)
  })

  test('are rejected when the file has other content', () => {
    expect(() => read(page({ updatedOn: 'today' }))).toThrow()
  })
})

describe('installation texts in articles', () => {
  test('name the configured region and companies', () => {
    const texts = siteTexts({ region: 'the United States', providers: ['A (web hosting)', 'B (email)'] })
    expect(texts['site:region']).toBe('Our servers and database are in the United States.')
    expect(texts['site:providers']).toBe('These companies process data on our behalf: A (web hosting) and B (email).')
  })

  test('contain the address of the site', () => {
    expect(siteTexts({ address: 'https://tools.example' })['site:address']).toBe('https://tools.example')
    expect(siteTexts({})['site:address']).toBe('http://localhost:4000')
  })

  test('say who decides when they are not configured', () => {
    const texts = siteTexts({})
    expect(texts['site:region']).toMatch(/^The operator of this site decides/)
    expect(texts['site:providers']).toMatch(/^The operator of this site chooses/)
  })

  test.each([
    ['live', /^Payments are processed by Stripe\..*never see or store them\.$/],
    ['test', /Stripe.*nobody is charged\.$/],
    ['local', /^This site uses its own test checkout/],
    [null, /^Purchases are currently unavailable/],
  ] as const)('follows the mode of payments: %s', (payments, text) => {
    expect(siteTexts({ payments })['site:payments']).toMatch(text)
  })

  test('say that nothing is loaded from others without an analytics tag', () => {
    const texts = siteTexts({})
    expect(texts['site:loaded']).toContain('load nothing from other companies')
    expect(texts['site:cookies']).toContain('None of our pages loads anything from another company')
    expect(texts['site:analytics-tag']).toBe('No analytics of another company runs on our pages.')
  })

  test('name the origins of an analytics tag, and no longer say that nothing is loaded', () => {
    const texts = siteTexts({ analyticsOrigins: ['https://tag.example', 'https://collect.tag.example:8443'] })
    expect(texts['site:loaded']).toMatch(/Our pages load an analytics script of another company, unless your browser/)
    expect(texts['site:cookies']).toMatch(/script from tag\.example.*can set cookies/)
    expect(texts['site:analytics-tag']).toMatch(/script from tag\.example.*also contact collect\.tag\.example:8443\./)
    expect(Object.values(texts).join(' ')).not.toMatch(/load nothing|loads anything/)
  })

  test('say whether a language model is used', () => {
    expect(siteTexts({ languageModel: true })['site:language-model']).toMatch(/^A language model rewords/)
    expect(siteTexts({})['site:language-model']).toBe('No language model receives your data.')
  })
})
