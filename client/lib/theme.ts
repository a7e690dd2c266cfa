import { useSyncExternalStore } from 'react'

/** Also read by public/theme.js before the first paint. */
const STORAGE_KEY = 'toolfinch.theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()

function storedTheme(): Theme {
  const shown = document.documentElement.dataset['theme']
  return shown === 'light' || shown === 'dark' ? shown : 'system'
}

/** Applies a theme to the page and keeps it for the next visit. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is refused: the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme; `system` while rendering on the server and at hydration. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, storedTheme, () => 'system')
}
