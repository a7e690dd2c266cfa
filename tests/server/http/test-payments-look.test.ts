/** What the pages of the test checkout copy or use of the product, so that they look like it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paymentSimulator } from '#server/payments.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { createTestCheckout } from '#server/platform/payments/test-checkout.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const SITE = 'https://site.example'
const FONTS = ['newsreader-latin-wght-normal-A1.woff2', 'source-sans-3-latin-wght-normal-B2.woff2']
/** All pages have the same frame. */
const PAGE = '/test-payments/checkout/unknown'

const database = registerTestDatabase()
let folder: string
let app: TestApp['app']

const open = async (staticDir: string) => {
  const hash = createKeyedHash('secret')
  const { handlePage } = createTestCheckout({ simulator: paymentSimulator, database, clock, hash, publicUrl: SITE })
  const testCheckout = { handlePage, deliver: async () => {} }
  ;({ app } = await buildTestApp(database, { testCheckout, staticDir, httpLimits: AMPLE_BUDGET }))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-payments-'))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string) => app.inject({ method: 'GET', url })
const pageText = async (): Promise<string> => (await get(PAGE)).body

/** The addresses of the fonts of a page, as a browser resolves them. */
const fontsOf = (page: string): string[] =>
  [...page.matchAll(/src:url\("([^"]+)"\)/g)].map(([, url = '']) => new URL(url, `${SITE}${PAGE}`).pathname)

test('the colors match the product', async () => {
  await open(folder)
  const tokens = readFileSync('client/styles/tokens.css', 'utf8').replaceAll(' ', '')
  const colors = (await pageText()).match(/light-dark\([^)]*\)/g) ?? []
  expect(colors.length).toBeGreaterThan(8)
  for (const color of colors) expect(tokens).toContain(color)
})

test('the mark is the product’s', async () => {
  await open(folder)
  const shapesOf = (text: string) => text.match(/\bd="[^"]+"/g)
  const shapes = shapesOf(await pageText())
  expect(shapes).toHaveLength(5)
  expect(shapes).toEqual(shapesOf(readFileSync('client/ui/finch-mark.tsx', 'utf8')))
})

describe('the fonts', () => {
  test('are those that the product was built with', async () => {
    mkdirSync(join(folder, 'assets'))
    for (const name of FONTS) writeFileSync(join(folder, 'assets', name), name)
    await open(folder)
    const served: string[] = []
    for (const url of fontsOf(await pageText())) {
      const { statusCode, headers } = await get(url)
      expect(statusCode).toBe(302)
      served.push((await get(headers.location ?? '')).body)
    }
    expect(served).toEqual(FONTS)
  })

  test('are those of the system without a build', async () => {
    await open(join(folder, 'missing'))
    const fonts = fontsOf(await pageText())
    expect(fonts).toHaveLength(2)
    for (const url of fonts) expect((await get(url)).statusCode).toBe(404)
  })

  test('have the names of the files that the product loads', () => {
    const styles = readFileSync('client/styles/fonts.css', 'utf8')
    for (const name of FONTS) expect(styles).toContain(name.replace(/-\w\d\.woff2$/, '.woff2'))
  })
})
