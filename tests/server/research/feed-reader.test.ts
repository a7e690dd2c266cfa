import { describe, expect, test } from 'vitest'
import { readFeed } from '../../../server/areas/research/feed-reader.ts'
import { plainText } from '../../../server/areas/research/plain-text.ts'

const read = (text: string) => readFeed(text, 'https://feed.example/all')
const names = (text: string) => read(text).items.map(({ name, websiteUrl }) => [name, websiteUrl])

describe('a feed', () => {
  test.each([
    [
      'RSS',
      '<rss version="2.0"><channel><title>F</title><item><title>Comet</title><link>https://comet.example/</link></item></channel></rss>',
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><id>1</id><title>Comet</title><link rel="alternate" href="https://comet.example/"/></entry></feed>',
    ],
    [
      'RDF',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>F</title></channel><item><title>Comet</title><link>https://comet.example/</link></item></rdf:RDF>',
    ],
    [
      'JSON',
      '{"version":"https://jsonfeed.org/version/1.1","title":"F","items":[{"id":"1","url":"https://feed.example/1","external_url":"https://comet.example/","title":"Comet"}]}',
    ],
  ])('in %s is read', (_format, text) => {
    expect(read(text).title).toBe('F')
    expect(names(text)).toEqual([['Comet', 'https://comet.example/']])
  })

  const rss = (...items: readonly [string, string][]) =>
    `<rss version="2.0"><channel><title>F</title><link>https://site.example/</link>${items
      .map(([title, link]) => `<item><title>${title}</title><link>${link}</link></item>`)
      .join('')}</channel></rss>`

  test.each([
    ['Comet – writes letters', 'Comet'],
    ['Show HN: Comet, a writer of letters', 'Comet'],
    ['Introducing Comet: letters for all', 'Comet'],
    ['Comet | Letters', 'Comet'],
    ['Write-It 2.0', 'Write-It 2.0'],
  ])('with the title %j is about %s', (title, name) => {
    expect(names(rss([title, 'https://comet.example/']))).toEqual([[name, 'https://comet.example/']])
  })

  test.each([
    ['https://site.example/2026/comet', null],
    ['https://www.feed.example/comet', null],
    ['javascript:alert(1)', null],
    ['https://me:word@comet.example/', null],
    ['https://comet.example/?utm_source=x#top', 'https://comet.example/'],
  ])('with a link to %s gives the website %s', (link, website) => {
    expect(names(rss(['Comet', link]))).toEqual([['Comet', website]])
  })

  test('with a thousand items, or items without a name, is read partially', () => {
    const many = rss(...Array.from({ length: 1_000 }, (_, n): [string, string] => [`T${n}`, `https://t${n}.example/`]))
    expect(read(many).items).toHaveLength(100)
    expect(names(rss(['…', 'https://comet.example/']))).toEqual([])
  })

  test.each([
    ['<!DOCTYPE a [<!ENTITY x "y">]><rss version="2.0"><channel/></rss>', 'The feed declares entities.'],
    ['<!doctype html><p>Hello', 'The document is not a feed.'],
    ['', 'The document is not a feed.'],
    ['{"version":', 'The document is not a feed.'],
  ])('%j is refused', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})

test.each([
  ['<p>One <b>two</b>\n&amp; three</p>', 'One two & three'],
  ['<script>alert(1)</script>x<style>y</style>', 'x'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['a\u0000b\u202ec', 'a b c'],
  ['x'.repeat(50), `${'x'.repeat(29)}…`],
])('the HTML %j is shown as the text %j', (html, text) => {
  expect(plainText(html, 30)).toBe(text)
})
