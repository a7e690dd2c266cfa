import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ThemeSwitch } from '#client/layout/theme-switch.tsx'

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

describe('the theme switch', () => {
  it('starts with the theme already shown', () => {
    document.documentElement.dataset['theme'] = 'dark'
    render(<ThemeSwitch />)
    expect(option('Dark').checked).toBe(true)
  })

  it('applies and stores a choice at once', async () => {
    const user = userEvent.setup()
    render(<ThemeSwitch />)
    expect(option('System').checked).toBe(true)
    await user.click(option('Dark'))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('toolfinch.theme')).toBe('dark')
  })

  it('removes the choice when the system theme is selected', async () => {
    const user = userEvent.setup()
    render(<ThemeSwitch />)
    await user.click(option('Light'))
    await user.click(option('System'))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(localStorage.getItem('toolfinch.theme')).toBeNull()
  })
})
