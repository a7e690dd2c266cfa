import { cleanup, fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nameTint } from '#client/ui/name-tint.ts'
import { ToolMark } from '#client/ui/tool-mark.tsx'

const LIGHT = '/marks/quill.1a2b3c4d.svg'
const DARK = '/marks/quill-dark.5e6f7a8b.svg'

const ICON = { path: '/marks/categories.9c0d1e2f.svg#pen-line', tint: 'MOSS' }

const shown = (mark: { path: string; darkPath: string | null } | null, icon?: typeof ICON) => {
  const { container } = render(<ToolMark name="QuillPro" mark={mark} icon={icon} />)
  return { container, images: [...container.querySelectorAll('img')] }
}

describe('the mark of a tool', () => {
  it('is a decorative image that loads lazily', () => {
    const { container, images } = shown({ path: LIGHT, darkPath: null })
    expect(images.map((image) => image.getAttribute('src'))).toEqual([LIGHT])
    expect(images[0]?.getAttribute('alt')).toBe('')
    expect(images[0]?.getAttribute('loading')).toBe('lazy')
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(container.textContent).toBe('')
  })

  it('has a file per theme where needed', () => {
    const { images } = shown({ path: LIGHT, darkPath: DARK })
    expect(images.map((image) => [image.getAttribute('src'), image.className])).toEqual([
      [LIGHT, expect.stringContaining('on-light')],
      [DARK, expect.stringContaining('on-dark')],
    ])
  })

  it('without a mark is the icon of its category, in its tint, with two letters', () => {
    const { container, images } = shown(null, ICON)
    expect(images).toEqual([])
    expect(container.querySelector('use')?.getAttribute('href')).toBe(ICON.path)
    expect(container.firstElementChild?.getAttribute('data-tint')).toBe('MOSS')
    expect(container.textContent).toBe('QP')
  })

  it('has no tint and no icon beside a mark', () => {
    const { container } = shown({ path: LIGHT, darkPath: null }, ICON)
    expect(container.querySelector('use')).toBeNull()
    expect(container.firstElementChild?.hasAttribute('data-tint')).toBe(false)
  })

  it('falls back to two letters in the tint of the name without a file', () => {
    expect(shown(null).container.textContent).toBe('QP')
    cleanup()
    const { container, images } = shown({ path: LIGHT, darkPath: null })
    if (images[0]) fireEvent.error(images[0])
    expect(container.textContent).toBe('QP')
    expect(container.firstElementChild?.getAttribute('data-tint')).toBe(nameTint('QuillPro'))
  })
})
