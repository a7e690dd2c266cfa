/**
 * Draws images for browsers and crawlers from the product's own mark, plate, colors and fonts into client/public. Run
 * it manually when one of these changes, and check the result: the images are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { PREVIEW_HEIGHT, PREVIEW_PATH, PREVIEW_WIDTH } from '#client/lib/static-head.ts'
import { PRODUCT_NAME, PRODUCT_TAGLINE } from '#core/brand.ts'
import { CHROMIUM_ARGUMENTS, ensureChromium } from './find-chromium.ts'

const OUT = 'client/public'
const MARK = readFileSync(`${OUT}/favicon.svg`, 'utf8')
/** A goldfinch, labeled with what every record of the catalog says. */
const PLATE = readFileSync('scripts/preview-plate.svg', 'utf8')
const ICON_SIZES = [16, 32, 48]
const TOUCH_SIZE = 180
/** Icons of the installed app by file. Launchers cut a maskable icon to a shape inside of its middle 80 percent. */
const APP_ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'icon-maskable.png', size: 512, share: 0.56, ground: '#fbf7ee' },
]
const ICO_HEADER_BYTES = 6
const ICO_ENTRY_BYTES = 16

const fontFace = (family: string, name: string): string => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const source = `data:font/woff2;base64,${readFileSync(file, 'base64')}`
  return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(${source}) }`
}

/** The design tokens as plain CSS: browsers read Tailwind's theme block correctly. */
const tokens = (): string => readFileSync('client/styles/tokens.css', 'utf8').replace('@theme {', ':root {')

const PREVIEW_PAGE = `<!doctype html><meta charset="utf-8"><style>
${fontFace('Newsreader Variable', 'newsreader')}
${fontFace('Source Sans 3 Variable', 'source-sans-3')}
${tokens()}
:root { color-scheme: light }
body { box-sizing: border-box; width: ${PREVIEW_WIDTH}px; height: ${PREVIEW_HEIGHT}px; margin: 0; padding: 64px 40px 56px 72px;
  display: grid; grid-template: 1fr auto / 560px 1fr; gap: 0 8px; border-bottom: 12px solid var(--color-gold);
  background: var(--color-paper); color: var(--color-ink); font-family: var(--font-sans) }
h1 { margin: 0; font: 560 80px/1.06 var(--font-serif); letter-spacing: -.018em; text-wrap: balance }
p { margin: 26px 0 0; max-width: 540px; font-size: 31px; line-height: 1.38; color: var(--color-soft) }
footer { display: flex; align-items: center; gap: 16px; font: 600 46px/1 var(--font-serif); letter-spacing: -.02em }
footer svg { width: 68px }
body > svg { grid-area: 1 / 2 / 3; align-self: center; width: 100%; overflow: visible }
</style>
<main><h1>${PRODUCT_TAGLINE}</h1>
<p>What each one does, what it costs, and where every fact comes from.</p></main>
<footer>${MARK}${PRODUCT_NAME}</footer>${PLATE}`

const iconPage = (size: number, share: number, ground: string): string => `<!doctype html><meta charset="utf-8"><style>
body { width: ${size}px; height: ${size}px; margin: 0; display: grid; place-items: center; background: ${ground} }
svg { width: ${size * share}px }
</style>${MARK}`

type Sheet = { readonly html: string; readonly width: number; readonly height: number }

async function shoot(browser: Browser, { html, width, height }: Sheet): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const image = await page.screenshot({ omitBackground: true })
  await page.close()
  return image
}

/** An .ico file of PNG images, which every browser supports: a header, an entry per image, the images. */
function icoOf(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach(({ size, png }, index) => {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS })
try {
  const icon = async (size: number, share: number, ground: string) =>
    shoot(browser, { html: iconPage(size, share, ground), width: size, height: size })
  const images = await Promise.all(ICON_SIZES.map(async (size) => ({ size, png: await icon(size, 1, 'transparent') })))
  writeFileSync(`${OUT}/favicon.ico`, icoOf(images))
  writeFileSync(`${OUT}/apple-touch-icon.png`, await icon(TOUCH_SIZE, 0.76, '#fbf7ee'))
  for (const { file, size, share, ground } of APP_ICONS)
    writeFileSync(`${OUT}/${file}`, await icon(size, share, ground))
  const preview = await shoot(browser, { html: PREVIEW_PAGE, width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT })
  writeFileSync(`${OUT}${PREVIEW_PATH}`, preview)
} finally {
  await browser.close()
}
