/** oEmbed, through the whole application. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { ORIGIN, registerEmbedsApp } from './embeds-app.ts'

const { get } = registerEmbedsApp()

const ask = (parameters: Record<string, string>) => get(`/oembed?${new URLSearchParams(parameters)}`)
const tool = { url: `${ORIGIN}/tool/quill` }

test('describes a tool', async () => {
  const { statusCode, headers, json } = await ask(tool)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(json()).toEqual({
    type: 'rich',
    version: '1.0',
    title: 'Quill on Toolfinch',
    provider_name: 'Toolfinch',
    provider_url: ORIGIN,
    cache_age: 3600,
    width: 480,
    height: 236,
    html: `<iframe src="${ORIGIN}/embed/tool/quill" title="Quill on Toolfinch" width="480" height="236" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`,
  })
})

test.each([
  ['/compare/abacus-vs-quill', '/embed/compare/abacus-vs-quill'],
  ['/compare/quill-vs-abacus', '/embed/compare/abacus-vs-quill'],
  ['/compare?tools=quill,abacus&only=differences', '/embed/compare/abacus-vs-quill'],
  ['/tool/quill?utm_source=x#pricing', '/embed/tool/quill'],
  ['/tool/joined', '/embed/tool/quill'],
  ['/compare?tools=joined,quill', '/embed/tool/quill'],
  ['/tool/closed', '/embed/tool/closed'],
])('of %s frames %s', async (page, embed) => {
  const { statusCode, json } = await ask({ url: ORIGIN + page })
  expect([statusCode, json().html]).toEqual([200, expect.stringContaining(`src="${ORIGIN}${embed}"`)])
})

test('keeps to the room of the caller', async () => {
  const { width, height, html } = (await ask({ ...tool, maxwidth: '320', maxheight: '9999' })).json()
  expect([width, height]).toEqual([320, 236])
  expect(html).toContain('width="320" height="236"')
})

test('is the same as XML', async () => {
  const { headers, body } = await ask({ ...tool, format: 'xml' })
  expect(headers['content-type']).toBe('text/xml; charset=utf-8')
  expect(XMLValidator.validate(body)).toBe(true)
  const { oembed } = new XMLParser({ parseTagValue: false }).parse(body)
  const fields = (await ask(tool)).json()
  expect(oembed).toEqual(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])))
})

test('contains a hostile name as text only', async () => {
  for (const format of ['json', 'xml']) {
    const { body } = await ask({ url: `${ORIGIN}/tool/hostile`, format })
    expect(body).not.toContain('"<img')
    expect(body).not.toMatch(/title=\\?"<\/title>/)
  }
  const { html } = (await ask({ url: `${ORIGIN}/tool/hostile` })).json()
  expect(html).toContain('title="&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; on Toolfinch"')
})

const NO_EMBED = 'There is no embed for this address. Only pages of tools and comparisons on Toolfinch have one.'
test.each([
  ['no url', {}, 400, 'BAD_USER_INPUT', '"url" is required: the address of a tool or a comparison on Toolfinch.'],
  ['another site', { url: 'https://evil.example/tool/quill' }, 404, 'NOT_FOUND', NO_EMBED],
  ['another scheme', { url: 'http://site.example/tool/quill' }, 404, 'NOT_FOUND', NO_EMBED],
  ['no address', { url: 'quill' }, 404, 'NOT_FOUND', NO_EMBED],
  ['another page', { url: `${ORIGIN}/pricing` }, 404, 'NOT_FOUND', NO_EMBED],
  ['more than two tools', { url: `${ORIGIN}/compare?tools=abacus,quill,hostile` }, 404, 'NOT_FOUND', NO_EMBED],
  ['an unknown tool', { url: `${ORIGIN}/tool/nobody` }, 404, 'NOT_FOUND', NO_EMBED],
  ['an unknown pair', { url: `${ORIGIN}/compare/abacus-vs-nobody` }, 404, 'NOT_FOUND', NO_EMBED],
  ['another format', { ...tool, format: 'yaml' }, 501, 'NOT_IMPLEMENTED', '"format" must be one of: json, xml.'],
  [
    'no width',
    { ...tool, maxwidth: '-1' },
    400,
    'BAD_USER_INPUT',
    '"maxwidth" must be a whole number of pixels from 1 to 99999.',
  ],
  [
    'no height',
    { ...tool, maxheight: 'tall' },
    400,
    'BAD_USER_INPUT',
    '"maxheight" must be a whole number of pixels from 1 to 99999.',
  ],
] as const)('refuses %s', async (_what, parameters, status, code, message) => {
  const { statusCode, headers, json } = await ask(parameters as Record<string, string>)
  expect([statusCode, json().error.code, json().error.message]).toEqual([status, code, message])
  expect(headers['access-control-allow-origin']).toBe('*')
})

test('refuses an address that is given twice', async () => {
  const { statusCode, json } = await get(`/oembed?url=${ORIGIN}/tool/quill&url=x`)
  expect([statusCode, json().error.message]).toEqual([400, '"url" must be given once.'])
})
