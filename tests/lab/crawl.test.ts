import { describe, expect, test } from 'vitest'
import { crawlSite } from '#lab/crawl/crawl-site.ts'
import { jsonLdProblems } from '#lab/crawl/json-ld.ts'

const ORIGIN = 'https://site.example'
const FEEDS = Object.fromEntries(
  ['blog', 'new-tools', 'price-changes'].flatMap((folder) => [
    [
      `/${folder}/rss.xml`,
      '<rss version="2.0"><channel><title>B</title><link>https://site.example/blog</link><description>D</description></channel></rss>',
    ],
    [
      `/${folder}/atom.xml`,
      '<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id><title>B</title><updated>2026-01-01T00:00:00Z</updated></feed>',
    ],
    [`/${folder}/feed.json`, '{"version":"https://jsonfeed.org/version/1.1","title":"B","items":[]}'],
  ]),
)

const page = (path: string, changes: { head?: string; body?: string; title?: string; canonical?: string } = {}) => {
  const { title = `Page ${path}`, canonical = `${ORIGIN}${path}`, head = '', body = `<h1>${path}</h1>` } = changes
  return `<!doctype html><title>${title}</title><meta name="description" content="About ${title}"><link rel="canonical" href="${canonical}">${head}<body>${body}`
}

/** A site with these pages; the sitemap lists `listed`. Values that start with `>` are redirects. */
const crawl = async (site: Record<string, string>, listed: readonly string[] = ['/']) => {
  const sitemap = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed
    .map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`)
    .join('')}</urlset>`
  const all: Record<string, string> = { '/': page('/'), '/sitemap.xml': sitemap, ...FEEDS, ...site }
  for (const path of ['/robots.txt', '/llms.txt', '/tools.csv', '/tools.json', '/tools.ndjson', '/changes.ndjson'])
    all[path] ??= ''
  const { problems } = await crawlSite({
    origin: ORIGIN,
    copiesEvery: Infinity,
    fetchPath: async (path) => {
      const body = all[path]
      if (body === undefined) return { status: 404, type: 'text/html', location: null, body: '' }
      if (body.startsWith('>')) return { status: 301, type: '', location: body.slice(1), body: '' }
      return { status: 200, type: body.startsWith('<!doctype') ? 'text/html' : 'text/plain', location: null, body }
    },
  })
  return problems
}
const home = (links: string) => page('/', { body: `<h1>Home</h1>${links}` })

describe('a crawl', () => {
  test('finds no problems on a valid site', async () => {
    expect(await crawl({ '/': home('<a href="/a#x">A</a>'), '/a': page('/a') }, ['/', '/a'])).toEqual([])
  })

  test.each([
    ['a dead link', { '/': home('<a href="/gone">x</a>') }, '/gone: status 404, linked from /'],
    ['a dead image', { '/': home('<img src="/x.png">') }, '/x.png: status 404, linked from /'],
    ['a soft 404', { '/': page('/', { body: '<h1>Page Not Found</h1>' }) }, '/: status 200 for something missing'],
    ['two headings', { '/': home('<h1>Again</h1>') }, '/: 2 elements h1'],
    ['a link to no element', { '/': home('<a href="#none">x</a>') }, '/: the link #none to no element'],
    [
      'an unencrypted link',
      { '/': home('<a href="http://a.example">x</a>') },
      '/: the unencrypted link http://a.example',
    ],
    [
      'a foreign canonical address',
      { '/': page('/', { canonical: `${ORIGIN}/b` }) },
      `/: the canonical address ${ORIGIN}/b`,
    ],
    [
      'a chain of redirects',
      { '/': home('<a href="/a">x</a>'), '/a': '>/b', '/b': '>/c' },
      '/b: a chain of redirects, linked from /a',
    ],
    ['a feed that is none', { '/blog/feed.json': '{}' }, '/blog/feed.json: no valid feed'],
    [
      'JSON-LD that is not JSON',
      { '/': home('<script type="application/ld+json">{</script>') },
      '/: JSON-LD that is not JSON',
    ],
  ])('reports %s', async (_what, site, problem) => {
    expect((await crawl(site)).join('\n')).toContain(problem)
  })

  test('reports sitemap problems', async () => {
    const problems = await crawl(
      { '/old': '>/', '/hidden': page('/hidden', { head: '<meta name="robots" content="noindex">' }) },
      ['/', '/', '/old', '/hidden'],
    )
    expect(problems).toEqual([
      '/hidden: noindex, and in the sitemap',
      '/old: a redirect to /, and in the sitemap',
      '/sitemap.xml: / twice',
    ])
    expect(await crawl({ '/sitemap.xml': '<urlset><url></urlset>' })).toEqual(['/sitemap.xml: no sitemap in XML'])
  })

  test('reports duplicate titles and descriptions', async () => {
    const problems = await crawl({ '/': home('<a href="/a">x</a>'), '/a': page('/a', { title: 'Page /' }) })
    expect(problems).toEqual(['/, /a: the same description “About Page /”', '/, /a: the same title “Page /”'])
  })
})

test.each([
  ['{"@context":"https://schema.org","@type":"WebSite","name":"A","url":"x"}', []],
  ['{"@context":"https://schema.org","@type":"WebSite","name":"A"}', ['JSON-LD of the type WebSite without url']],
  ['{"@type":"WebSite","name":"A","url":"x"}', ['JSON-LD without the context of schema.org']],
  ['{"@context":"https://schema.org"}', ['JSON-LD without a type']],
  [
    '{"@context":"https://schema.org","@type":"Article","headline":"A","datePublished":"x","dateModified":"x","author":{"@type":"Organization"}}',
    ['JSON-LD of the type Organization without name'],
  ],
])('JSON-LD %s has the problems %j', (source, problems) => {
  expect(jsonLdProblems(source)).toEqual(problems)
})
