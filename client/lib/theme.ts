import { useSyncExternalStore } from 'react'
import { createStoredValue } from './stored-value.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const themeOf = (text: string | undefined): Theme => (text === 'light' || text === 'dark' ? text : 'system')

/** Also read by public/theme.js before the first paint. */
const storedTheme = createStoredValue<Theme>({
  key: 'toolfinch.theme',
  parse: themeOf,
  format: (theme) => (theme === 'system' ? null : theme),
  fallback: 'system',
})

/** The document has the visible theme: another tab may have stored a different one since. */
const shownTheme = (): Theme => themeOf(document.documentElement.dataset['theme'])

/** Applies a theme to the page and stores it for the next visit. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  storedTheme.set(theme)
}

/** The selected theme; `system` on the server and at hydration. */
export const useTheme = (): Theme => useSyncExternalStore(storedTheme.subscribe, shownTheme, () => 'system')
