/** Embeds and badges, through the whole application. */
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { PUBLIC_ROUTES } from '#core/routes/public.ts'
import { ORIGIN, registerEmbedsApp } from './embeds-app.ts'

const TEN_KB = 10_000
const { get, post, rename, forget } = registerEmbedsApp()
const EMBEDS = ['/embed/tool/abacus', '/embed/compare/abacus-vs-quill'] as const

describe('an embed', () => {
  test.each(EMBEDS)('%s may be framed by any site, without a script, a cookie or a session', async (path) => {
    const { statusCode, headers, body } = await get(path, { cookie: 'a=b', authorization: 'Bearer x' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';style-src 'sha256-[\w+/]+=*';img-src 'self';/)
    expect(policy).toContain('frame-ancestors *')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=3600',
    })
    expect(body).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/i)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect((await get(path)).body).toBe(body)
  })

  test.each(EMBEDS)('%s is not sent twice to who has it', async (path) => {
    const { headers } = await get(path)
    const again = await get(path, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['x-frame-options']).toBeUndefined()
  })

  test.each(EMBEDS)('%s follows the reader’s theme, or the one in its address', async (path) => {
    expect((await get(path)).body).toContain('class="auto"')
    expect((await get(`${path}?theme=dark`)).body).toContain('class="dark"')
    expect((await get(`${path}?theme=light`)).body).toContain('class="light"')
    const other = await get(`${path}?theme=sepia`)
    expect([other.statusCode, other.json().error.message]).toEqual([400, '"theme" must be one of: light, dark.'])
  })

  test('of a tool shows its price with its month, and links to its page', async () => {
    const { body } = await get('/embed/tool/quill')
    expect(body).toContain('<h1>Quill</h1>')
    expect(body).toMatch(/<b>\$12<\/b> a month/)
    expect(body).toContain('Pro · November 2026')
    expect(body).toContain(`<a href="${ORIGIN}/tool/quill" target="_blank" rel="noopener">See on Toolfinch</a>`)
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/tool/quill">`)
  })

  test('says that a price is not known', async () => {
    expect((await get('/embed/tool/unpriced')).body).toContain('Pricing not verified')
  })

  test('of a comparison shows only what differs, and links to the article or the table', async () => {
    const { body } = await get('/embed/compare/abacus-vs-quill')
    expect(body).toContain('$9')
    expect(body).toContain('Not known')
    expect(body).toContain('>Free plan<')
    expect(body).not.toContain('>Watch out<')
    expect(body).toContain(`href="${ORIGIN}/compare/abacus-vs-quill" target="_blank"`)
    const { body: other } = await get('/embed/compare/abacus-vs-unpriced')
    expect(other).toContain(`href="${ORIGIN}/compare?tools=abacus,unpriced" target="_blank"`)
  })

  test('of tools without a difference says so', async () => {
    const { body } = await get('/embed/compare/twin-vs-unpriced')
    expect(body).toContain('We know of no difference in price, free plan or use.')
  })

  test.each(['/embed/tool/hostile', '/embed/compare/abacus-vs-hostile', '/badge/hostile.svg'])(
    '%s contains the words of a tool as text only',
    async (path) => {
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(200)
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(body).not.toMatch(/<img src=x/)
    },
  )

  test.each(['/embed/tool/longest', '/embed/compare/hostile-vs-longest', ...EMBEDS])('%s is small', async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(Buffer.byteLength(body)).toBeLessThan(TEN_KB)
  })

  test.each([
    ['/embed/tool/joined', '/embed/tool/quill'],
    ['/embed/tool/joined?theme=dark', '/embed/tool/quill?theme=dark'],
    ['/embed/compare/quill-vs-abacus', '/embed/compare/abacus-vs-quill'],
    ['/embed/compare/abacus-vs-joined', '/embed/compare/abacus-vs-quill'],
    ['/embed/compare/joined-vs-quill', '/embed/tool/quill'],
    ['/badge/joined.svg?theme=light', '/badge/quill.svg?theme=light'],
  ])('%s moved to %s', async (path, target) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location]).toEqual([301, target])
  })

  test.each(['/embed/tool/closed', '/embed/compare/abacus-vs-closed'])('%s says that the tool ended', async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect([statusCode, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8'])
    expect(body).toContain('Closed was discontinued')
    expect(body).toContain(`href="${ORIGIN}/tool/closed"`)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  })

  test.each([
    ['/embed/tool/nobody', 'Tool not found'],
    ['/embed/tool/', 'Tool not found'],
    ['/embed/tool/A%20B', 'Tool not found'],
    ['/embed/tool/%3Cscript%3E', 'Tool not found'],
    ['/embed/compare/abacus-vs-nobody', 'Comparison not found'],
    ['/embed/compare/abacus', 'Comparison not found'],
    ['/embed/compare/abacus-vs-abacus', 'Comparison not found'],
    ['/embed/compare/a-vs-b-vs-c', 'Comparison not found'],
  ])('%s: %s', async (path, title) => {
    const { statusCode, headers, body } = await get(path)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  })
})

test.each(['/embed/tool/twin', '/embed/compare/quill-vs-twin', '/badge/twin.svg'])(
  '%s is cached until a tool of it changes',
  async (path) => {
    expect((await get(path)).body).toContain('Twin')
    const { id } = await rename('twin', 'Renamed')
    expect((await get(path)).body).toContain('Twin')
    forget(id)
    expect((await get(path)).body).toContain('Renamed')
    await rename('twin', 'Twin')
    forget(id)
  },
)

test('no other path may be framed', async () => {
  const paths = [
    ...PUBLIC_ROUTES.map(({ path }) => path.replace(/:\w+/, 'quill')),
    ...['/admin', '/dashboard', '/settings', '/embed', '/embed/', '/embed/tool', '/embed/other/quill'],
    ...['/embed/tool/quill/', '/embed/tool/quill/more', '/Embed/tool/quill', '//embed/tool/quill'],
    ...['/badge/quill.svg', '/badge/nobody.svg', '/oembed', `/oembed?url=${ORIGIN}/tool/quill`],
    ...[
      '/graphql',
      '/robots.txt',
      '/sitemap.xml',
      '/llms.txt',
      '/events.xml',
      '/tools.json',
      '/health',
      '/logos/a.svg',
    ],
  ]
  for (const path of paths) {
    const { headers } = await get(path)
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})

describe('a badge', () => {
  test('says when the price was read on the vendor’s page', async () => {
    const { statusCode, headers, body } = await get('/badge/quill.svg')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(XMLValidator.validate(body)).toBe(true)
    expect(body).toContain('<title id="title">Quill: Listed on Toolfinch, price checked November 2026</title>')
    expect(body).toContain('>Price checked November 2026</text>')
    expect(body).toContain('role="img"')
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': expect.stringMatching(/^default-src 'none';style-src 'sha256-/),
    })
  })

  test('claims no check that nobody made, and no price that is not known', async () => {
    expect((await get('/badge/abacus.svg')).body).toContain('>Price as of June 2025</text>')
    const { body } = await get('/badge/unpriced.svg')
    expect(body.match(/<text[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>Listed on Toolfinch$/)])
  })

  test('is wide enough for its text', async () => {
    const { body } = await get('/badge/quill.svg')
    const width = Number(/ width="(\d+)"/.exec(body)?.[1])
    const ends = [...body.matchAll(/<text x="(\d+)"[^>]* textLength="(\d+)"/g)].map(
      ([, x, length]) => Number(x) + Number(length),
    )
    expect(ends).toHaveLength(2)
    for (const end of ends) expect(end).toBeLessThan(width)
  })

  test('has both themes, and is well-formed with hostile names', async () => {
    expect((await get('/badge/quill.svg?theme=dark')).body).toContain('class="dark"')
    expect((await get('/badge/quill.svg')).body).toContain('class="auto"')
    expect(XMLValidator.validate((await get('/badge/hostile.svg')).body)).toBe(true)
  })

  test.each(['/badge/nobody.svg', '/badge/closed.svg', '/badge/quill', '/badge/quill.png', '/badge/.svg'])(
    '%s is not found, and no page',
    async (path) => {
      const { statusCode, headers, json } = await get(path)
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      expect(json().error.code).toBe('NOT_FOUND')
    },
  )
})

test.each([...EMBEDS, '/badge/quill.svg', '/oembed'])('%s has one method', async (url) => {
  const { statusCode, headers } = await post(url)
  expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD'])
})
