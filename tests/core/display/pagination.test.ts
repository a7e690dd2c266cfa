import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageCount, pageWindow } from '#core/display/pagination.ts'

describe('the page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [9, 9, [5, 6, 7, 8, 9]],
    [99, 9, [5, 6, 7, 8, 9]],
  ])('page %i of %i shows %j', (current, pages, shown) => {
    expect(pageWindow(current, pages)).toEqual(shown)
  })

  it('are consecutive, within range, as many as fit, and include the current page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (pages, wish) => {
        const current = Math.min(wish, pages)
        const shown = pageWindow(current, pages)
        expect(shown).toHaveLength(Math.min(5, pages))
        expect(shown).toContain(current)
        expect(shown[0]).toBeGreaterThanOrEqual(1)
        expect(shown.at(-1)).toBeLessThanOrEqual(pages)
        expect(shown.every((page, index) => index === 0 || page === (shown[index - 1] ?? 0) + 1)).toBe(true)
      }),
    )
  })
})

describe('the number of pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [40, 1],
    [41, 2],
    [131, 4],
  ])('for %i tools is %i', (total, pages) => {
    expect(pageCount(total)).toBe(pages)
  })
})
