import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, expect, test } from 'vitest'
import { buildMarks } from '#scripts/build-marks.ts'
import { CARD_HEIGHT, LEAST_VISIBLE_SHARE, visibleShare } from '#server/platform/drawing/visible-share.ts'

const ROOT = join(import.meta.dirname, '../..')
const surfaces = (() => {
  const tokens = readFileSync(join(ROOT, 'client/styles/tokens.css'), 'utf8')
  const [, light = '', dark = ''] = tokens.match(/--color-surface: light-dark\((#\w+), (#\w+)\);/) ?? []
  return { light, dark }
})()
type Theme = keyof typeof surfaces

beforeAll(() => initWasm(readFileSync(join(ROOT, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'))))

const shareOf = (svg: string, theme: Theme): number => {
  const options = { fitTo: { mode: 'height', value: CARD_HEIGHT }, background: surfaces[theme] } as const
  return visibleShare(new Resvg(svg, options).render(), surfaces[theme])
}

test.each(['light', 'dark'] as const)('every mark is visible on its tile in the %s theme', (theme) => {
  const { files, tools } = buildMarks(ROOT)
  const paths = Object.values(tools).map(({ path, darkPath }) => (theme === 'dark' ? (darkPath ?? path) : path))
  const shares = [...new Set(paths)].map((path) => {
    const svg = files.get(path.replace('/marks/', ''))
    if (svg === undefined) throw new Error(`${path} was not built`)
    return { path, share: shareOf(svg, theme) }
  })
  expect(shares.filter(({ share }) => share < LEAST_VISIBLE_SHARE)).toEqual([])
})

test('a mark in the color of the tile is not visible', () => {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${fill}" d="M4 4h16v16H4z"/></svg>`
  expect(shareOf(svg('#ffffff'), 'light')).toBe(0)
  expect(shareOf(svg('#111111'), 'dark')).toBe(0)
  expect(shareOf(svg('#ffffff'), 'dark')).toBeGreaterThan(0.4)
})
