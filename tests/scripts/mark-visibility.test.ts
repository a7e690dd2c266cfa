import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, expect, test } from 'vitest'
import { buildMarks } from '#scripts/build-marks.ts'
import { contrast } from '#scripts/marks/mark-themes.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The height of a mark on a card, in pixels. */
const SIZE = 32
/** A mark is visible when so much of its square differs from the tile by this contrast. */
const LEAST_SHARE = 0.05
const LEAST_CONTRAST = 2

const surfaces = (() => {
  const tokens = readFileSync(join(ROOT, 'client/styles/tokens.css'), 'utf8')
  const [, light = '', dark = ''] = tokens.match(/--color-surface: light-dark\((#\w+), (#\w+)\);/) ?? []
  return { light, dark }
})()
type Theme = keyof typeof surfaces

beforeAll(() => initWasm(readFileSync(join(ROOT, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'))))

/** The share of a drawing that is visible on the tile, as it is painted: 0 to 1. */
function visibleShare(svg: string, theme: Theme): number {
  const options = { fitTo: { mode: 'height', value: SIZE }, background: surfaces[theme] } as const
  const { pixels, width, height } = new Resvg(svg, options).render()
  const colors = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const color = `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`
    colors.set(color, (colors.get(color) ?? 0) + 1)
  }
  let visible = 0
  for (const [color, count] of colors) if (contrast(color, surfaces[theme]) >= LEAST_CONTRAST) visible += count
  return visible / (width * height)
}

test.each(['light', 'dark'] as const)('every mark is visible on its tile in the %s theme', (theme) => {
  const { files, tools } = buildMarks(ROOT)
  const paths = Object.values(tools).map(({ path, darkPath }) => (theme === 'dark' ? (darkPath ?? path) : path))
  const shares = [...new Set(paths)].map((path) => {
    const svg = files.get(path.replace('/marks/', ''))
    if (svg === undefined) throw new Error(`${path} was not built`)
    return { path, share: visibleShare(svg, theme) }
  })
  expect(shares.filter(({ share }) => share < LEAST_SHARE)).toEqual([])
})

test('a mark in the color of the tile is not visible', () => {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${fill}" d="M4 4h16v16H4z"/></svg>`
  expect(visibleShare(svg('#ffffff'), 'light')).toBe(0)
  expect(visibleShare(svg('#111111'), 'dark')).toBe(0)
  expect(visibleShare(svg('#ffffff'), 'dark')).toBeGreaterThan(0.4)
})
