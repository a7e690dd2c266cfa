import { describe, expect, test } from 'vitest'
import { previewImage } from '#server/http/previews/preview-image.ts'
import { drawable, widthOf, wrap } from '#server/http/previews/preview-text.ts'
import type { PreviewTool } from '#server/http/previews/preview-tools.ts'

test('titles are wrapped, and truncated with an ellipsis', () => {
  const lines = wrap('One title that is longer than two lines of this width can be', 'serif', 60, 500, 2)
  expect(lines).toHaveLength(2)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(widthOf(line, 'serif', 60)).toBeLessThanOrEqual(500)
})

test('unknown letters lose their accent or are dropped', () => {
  expect(drawable('Tiếng Việt 東京 Łódź', 'serif')).toBe('Tiếng Việt Łódź')
  expect(widthOf('ế', 'serif', 10)).toBe(widthOf('e', 'serif', 10))
})

test('an image contains outlines, never text or markup of a title', () => {
  const svg = previewImage({ label: 'Guide', title: '</svg><script>alert(1)</script><text>x</text>' }) ?? ''
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toMatch(/<script|<text|alert|href/)
  expect(svg.match(/<svg/g)).toHaveLength(1)
})

describe('the tools of an image', () => {
  const tool = {
    name: 'Quill',
    mark: null,
    price: { lead: 'Free plan, then', amount: '$20 a month' },
    month: '2026-09',
  }
  const draw = (...tools: PreviewTool[]) => previewImage({ label: 'Comparison', title: 'Quill vs Abacus', tools }) ?? ''

  test('have their marks as images of their own', () => {
    const mark = 'data:image/svg+xml;base64,PHN2Zy8+'
    const svg = draw({ ...tool, mark }, tool)
    expect(svg.match(/<image /g)).toHaveLength(1)
    expect(svg).toContain(`href="${mark}"`)
    expect(svg).not.toContain('Quill')
  })

  test.each([1, 2, 3, 4])('fit side by side, %i of them', (count) => {
    const svg = draw(
      ...Array.from({ length: count }, () => ({ ...tool, name: 'A name that is much too long for its column' })),
    )
    const tiles = [...svg.matchAll(/<rect x="([\d.]+)" y="352"/g)].map(([, x]) => Number(x))
    expect(tiles).toEqual(Array.from({ length: count }, (_, index) => 72 + (index * 1056) / count))
  })

  test('take the place of long titles', () => {
    const long = 'A very long title that goes on and on '.repeat(6)
    const lines = (svg: string) => svg.match(/scale\(0\.052\)/g)?.length ?? 0
    expect(lines(previewImage({ label: 'Guide', title: long }) ?? '')).toBeGreaterThan(2)
    expect(
      lines(
        previewImage({
          label: 'Comparison',
          title: long,
          tools: [{ ...tool, mark: 'data:image/svg+xml;base64,PHN2Zy8+' }],
        }) ?? '',
      ),
    ).toBe(2)
  })
})
