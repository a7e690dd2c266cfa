import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { InvalidInputError } from '#core/errors.ts'
import { createLogoImages } from '#server/areas/catalogue/logos/logo-images.ts'
import { createSvgRenderer } from '#server/platform/drawing/svg-renderer.ts'
import { pngOf } from '../../support/png.ts'

const renderer = createSvgRenderer()
const readImages = createLogoImages(renderer)
afterAll(() => renderer.close())

const svg = (inside: string, root = 'viewBox="0 0 24 24"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`)
const SHAPE = '<path fill="#d33" d="M2 2h20v20H2z"/>'

describe('an SVG', () => {
  test('as drawing programs write it is written again without what draws nothing', async () => {
    const file = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Made by hand --><svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="48" height="48" viewBox="0 0 24 24" data-name="Layer 1"><title>Quill</title><g class="a">${SHAPE}</g></svg>`,
    )
    const { type, light, dark } = await readImages(file)
    expect(type).toBe('svg')
    expect(light.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#d33"><g><path d="M2 2h20v20H2z"/></g></svg>',
    )
    expect(dark).toEqual(light)
  })

  test('in black is drawn in the ink of each theme', async () => {
    const { light, dark } = await readImages(svg('<path stroke="#000" fill="none" stroke-width="4" d="M2 2h20v20"/>'))
    expect(light.toString()).toContain('stroke="#000"')
    expect(dark.toString()).toContain('stroke="#f2ebde"')
  })

  test.each([
    ['a script', svg(`${SHAPE}<script>alert(1)</script>`), 'The SVG contains <script>.'],
    ['a page inside', svg(`<foreignObject>${SHAPE}</foreignObject>`), 'The SVG contains <foreignObject>.'],
    ['a style sheet', svg(`<style>path{fill:url(//x.example)}</style>${SHAPE}`), 'The SVG contains <style>.'],
    ['text', svg(`${SHAPE}Quill`), 'The SVG contains text.'],
    ['a handler', svg(SHAPE, 'viewBox="0 0 24 24" onload="alert(1)"'), 'The SVG has the attribute onload on <svg>.'],
    ['a picture from elsewhere', svg('<image href="https://x.example/a.png"/>'), 'The SVG contains <image>.'],
    ['a link to another element', svg('<use href="#a"/>'), 'The SVG contains <use>.'],
    [
      'an entity',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>'),
      'The SVG contains text.',
    ],
    ['other colors', svg('<path fill="rebeccapurple" d="M2 2h20v20H2z"/>'), 'The SVG has the color "rebeccapurple".'],
    ['two roots', Buffer.from('<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>'), 'The SVG is not'],
    ['no end', Buffer.from('<svg viewBox="0 0 1 1">'), 'The SVG is not valid XML.'],
    ['no view box', svg(SHAPE, 'width="24" height="24"'), 'The SVG has no viewBox.'],
    [
      'a view box without a size',
      svg(SHAPE, 'viewBox="0 0 0 24"'),
      'The SVG needs a viewBox with a width and a height.',
    ],
    ['a wide view box', svg(SHAPE, 'viewBox="0 0 120 24"'), 'The logo is too wide or too tall for a tile.'],
    ['nothing to see', svg('<path fill="#d33" d="M2 2h1v1z"/>'), 'The logo cannot be seen on a light tile.'],
    ['deep nesting', svg(`${'<g>'.repeat(25)}${'</g>'.repeat(25)}`), 'The SVG has too many elements.'],
    ['very deep nesting', svg(`${'<g>'.repeat(4_000)}${'</g>'.repeat(4_000)}`), 'The SVG is not valid XML.'],
    ['many elements', svg('<g/>'.repeat(2_001)), 'The SVG has too many elements.'],
    ['no bytes', Buffer.alloc(0), 'The file is empty.'],
    ['too many bytes', svg(`<path d="${' '.repeat(32 * 1024)}"/>`), 'At most 32 kB are allowed.'],
    ['a page', Buffer.from('<!doctype html><p>Hello</p>'), 'The SVG is not valid XML.'],
    ['another kind of file', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'The file is neither an SVG nor a PNG.'],
  ])('with %s is refused', async (_what, file, message) => {
    const error: unknown = await readImages(file).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(InvalidInputError)
    expect((error as Error).message).toContain(message)
  })
})

describe('a PNG', () => {
  const square = (color: readonly [number, number, number, number], size = 64) =>
    pngOf(size, size, (x, y) => (Math.min(x, y) > 8 && Math.max(x, y) < size - 8 ? color : [0, 0, 0, 0]))

  test('is drawn again at the size of the largest tile, without its other contents', async () => {
    const file = square([200, 40, 40, 255])
    const hidden = Buffer.from('<script>alert(1)</script>')
    const { type, light, dark } = await readImages(Buffer.concat([file, hidden]))
    expect(type).toBe('png')
    expect(light.includes(hidden)).toBe(false)
    expect([light.readUInt32BE(16), light.readUInt32BE(20)]).toEqual([160, 160])
    expect(dark).toEqual(light)
  })

  test.each([
    ['black', [0, 0, 0, 255], 'dark'],
    ['white', [255, 255, 255, 255], 'light'],
  ] as const)('in %s gets a plate on the %s tile alone', async (_color, color, theme) => {
    const images = await readImages(square(color))
    const other = theme === 'dark' ? 'light' : 'dark'
    const edgeOf = async (png: Buffer) => {
      const data = png.toString('base64')
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><image width="8" height="8" href="data:image/png;base64,${data}"/></svg>`
      const { pixels, width } = await renderer.draw({ svg: picture, height: 80 })
      return pixels[(40 * width + 2) * 4 + 3]
    }
    expect(await edgeOf(images[theme])).toBe(255)
    expect(await edgeOf(images[other])).toBe(0)
  })

  test.each([
    ['too small', square([0, 0, 0, 255], 47), 'The PNG has 47 by 47 pixels. Each side must have 48 to 1024.'],
    ['too large', pngOf(1025, 600, () => [9, 9, 9, 255]), 'The PNG has 1025 by 600 pixels.'],
    ['too wide', pngOf(200, 60, () => [9, 9, 9, 255]), 'The logo is too wide or too tall for a tile.'],
    ['empty', square([0, 0, 0, 0]), 'The PNG is damaged, or nothing is drawn on it.'],
    ['cut off', square([0, 0, 0, 255]).subarray(0, 50), 'The PNG is damaged, or nothing is drawn on it.'],
    ['only a beginning', square([0, 0, 0, 255]).subarray(0, 20), 'The PNG is damaged.'],
  ])('that is %s is refused', async (_what, file, message) => {
    await expect(readImages(file)).rejects.toThrow(message)
  })

  test('that claims a few pixels and holds millions costs no memory', async () => {
    const bomb = square([0, 0, 0, 255])
    const data = deflateSync(Buffer.alloc(20_000_000))
    await expect(readImages(Buffer.concat([bomb.subarray(0, 33), data.subarray(0, 20_000)]))).rejects.toThrow(
      'The PNG is damaged',
    )
  })
})

test('any other bytes are refused with a reason', async () => {
  const beginnings = [svg(SHAPE), pngOf(64, 64, () => [9, 9, 9, 255]), randomBytes(200)]
  const damaged = fc
    .tuple(fc.constantFrom(...beginnings), fc.nat(400), fc.uint8Array({ minLength: 1, maxLength: 40 }))
    .map(([file, at, bytes]) => Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + bytes.length)]))
  await fc.assert(
    fc.asyncProperty(damaged, async (file) => {
      const outcome: unknown = await readImages(file).catch((thrown: unknown) => thrown)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(InvalidInputError)
    }),
    { seed: 39, numRuns: 100 },
  )
})
