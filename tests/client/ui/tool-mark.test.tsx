import { cleanup, fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ToolMark } from '#client/ui/tool-mark.tsx'

const LIGHT = '/marks/quill.1a2b3c4d.svg'
const DARK = '/marks/quill-dark.5e6f7a8b.svg'

const shown = (mark: { path: string; darkPath: string | null } | null) => {
  const { container } = render(<ToolMark name="QuillPro" mark={mark} />)
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

  it('falls back to two letters without a file', () => {
    expect(shown(null).container.textContent).toBe('QP')
    cleanup()
    const { container, images } = shown({ path: LIGHT, darkPath: null })
    if (images[0]) fireEvent.error(images[0])
    expect(container.textContent).toBe('QP')
  })
})
