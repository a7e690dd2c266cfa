import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { hasScreen } from '#core/routes/all-routes.ts'
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import { staticAssets } from '#server/http/plugins/static-assets.ts'
import { bareFastify } from '../server/http/support.ts'

const ORIGIN = 'https://toolfinch.test'
const PNG_SIGNATURE = '89504e470d0a1a0a'
const MAX_PREVIEW_BYTES = 100_000

type App = Awaited<ReturnType<typeof bareFastify>>
let app: App

beforeAll(async () => {
  app = await bareFastify()
  await app.register(securityHeaders)
  await app.register(staticAssets, { root: `${import.meta.dirname}/../../client/public` })
  await app.ready()
})

afterAll(() => app.close())

/** What the page about us shows of the catalog. */
const execute = async () => ({
  data: {
    catalogue: { __typename: 'Catalogue', toolCount: 0, categoryCount: 0, factCount: 0 },
    outcomeFigure: null,
    recommendationEvaluation: { __typename: 'RecommendationEvaluation', heldOut: { measures: [] } },
  },
})

async function headAt(url: string): Promise<string> {
  const assetsFor = () => ({ modules: [], styles: [] })
  const page = await render({ url, origin: ORIGIN, now: new Date(0), execute, assetsFor })
  if (page.kind !== 'page') throw new Error(`A redirect to ${page.location}`)
  return page.html.slice(0, page.html.indexOf('</head>'))
}

/** The content of a meta element; null for none, an error for two. */
function metaOf(head: string, name: string): string | null {
  const found = [...head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`, 'g'))]
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0]?.[1] ?? null
}

/** The width and height in a PNG's header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE)
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

async function fileAt(path: string) {
  const answer = await app.inject(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  return { type: answer.headers['content-type'], bytes: answer.rawPayload }
}

describe('the preview of a shared page', () => {
  it.each(['/about', '/upgrade-decision'])('is named on %s with its size, its text and a large card', async (path) => {
    const head = await headAt(path)
    expect(metaOf(head, 'og:image:alt')).toContain('Toolfinch')
    expect(metaOf(head, 'twitter:card')).toBe('summary_large_image')

    const address = metaOf(head, 'og:image') ?? ''
    expect(address.startsWith(`${ORIGIN}/`)).toBe(true)
    const { type, bytes } = await fileAt(address.slice(ORIGIN.length))
    expect(type).toBe('image/png')
    expect(bytes.length).toBeLessThan(MAX_PREVIEW_BYTES)
    expect(sizeOf(bytes)).toEqual([1200, 630])
    expect([metaOf(head, 'og:image:width'), metaOf(head, 'og:image:height')]).toEqual(['1200', '630'])
  })

  it('is not on member pages', async () => {
    const head = await headAt('/favorites')
    expect(metaOf(head, 'og:image')).toBeNull()
    expect(head).toContain('rel="icon"')
  })
})

describe('the icon of the product', () => {
  it('is an icon file with three images at the default address', async () => {
    const { type, bytes } = await fileAt('/favicon.ico')
    expect(type).toMatch(/^image\/(vnd\.microsoft\.icon|x-icon)$/)
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2)]).toEqual([0, 1])
    const count = bytes.readUInt16LE(4)
    const sizes = Array.from({ length: count }, (_, index) => {
      const entry = 6 + 16 * index
      const offset = bytes.readUInt32LE(entry + 12)
      const png = bytes.subarray(offset, offset + bytes.readUInt32LE(entry + 8))
      expect(sizeOf(png)).toEqual([bytes[entry], bytes[entry + 1]])
      return bytes[entry]
    })
    expect(sizes).toEqual([16, 32, 48])
  })

  it('exists for home screens, and as SVG', async () => {
    expect(sizeOf((await fileAt('/apple-touch-icon.png')).bytes)).toEqual([180, 180])
    expect((await fileAt('/favicon.svg')).type).toMatch(/^image\/svg\+xml/)
  })

  it('is linked with all its files on every page', async () => {
    const hrefs = [
      ...(await headAt('/about')).matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
    ]
    expect(hrefs.map(([, href]) => href)).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
    ])
  })
})

describe('the manifest of the installed app', () => {
  it('has all that phones need to install it', async () => {
    const { bytes, type } = await fileAt('/manifest.webmanifest')
    expect(type).toMatch(/^application\/manifest\+json/)
    const manifest = JSON.parse(bytes.toString())
    expect(manifest).toMatchObject({ id: '/', short_name: 'Toolfinch', display: 'standalone', scope: '/' })
    expect(manifest.name.startsWith('Toolfinch')).toBe(true)
    const head = await headAt('/about')
    expect(head).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${manifest.theme_color}"/>`,
    )
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) expect(hasScreen(url)).toBe(true)
  })

  it('names icons of their real sizes, one of them maskable', async () => {
    const { icons } = JSON.parse((await fileAt('/manifest.webmanifest')).bytes.toString())
    expect(icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) expect(sizeOf((await fileAt(src)).bytes).join('x')).toBe(sizes)
  })
})
