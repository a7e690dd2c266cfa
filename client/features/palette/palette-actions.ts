import { History, type LucideIcon, Monitor, Moon, Scale, Sun, Trash2 } from 'lucide-react'
import type { NavigateFunction } from 'react-router-dom'
import { comparedTools, compareHref, recentTools, useStoredTools } from '../../lib/compare-storage.ts'
import { setTheme } from '../../lib/theme.ts'

export type PaletteAction = {
  readonly label: string
  readonly Icon: LucideIcon
  readonly run: (navigate: NavigateFunction) => void
}

const THEME_ACTIONS: readonly PaletteAction[] = [
  { label: 'Light theme', Icon: Sun, run: () => setTheme('light') },
  { label: 'Dark theme', Icon: Moon, run: () => setTheme('dark') },
  { label: 'Theme of the system', Icon: Monitor, run: () => setTheme('system') },
]

/** What can be done right now; an action that would change nothing is not offered. */
export function usePaletteActions(): readonly PaletteAction[] {
  const compared = useStoredTools(comparedTools)
  const recent = useStoredTools(recentTools)
  const actions: PaletteAction[] = []
  if (compared.length > 0) {
    const address = compareHref(compared.map(({ slug }) => slug))
    const what = compared.length === 1 ? 'the chosen tool' : `the ${compared.length} chosen tools`
    actions.push({ label: `Compare ${what}`, Icon: Scale, run: (navigate) => void navigate(address) })
    actions.push({ label: 'Clear the comparison', Icon: Trash2, run: () => comparedTools.set([]) })
  }
  actions.push(...THEME_ACTIONS)
  if (recent.length > 0) {
    actions.push({ label: 'Clear recently viewed tools', Icon: History, run: () => recentTools.set([]) })
  }
  return actions
}
