import { Heart, History, Link2, LogOut, type LucideIcon, Monitor, Moon, Scale, Sun, Trash2 } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { comparedTools, compareHref, recentTools, toggleCompared, useStoredTools } from '../../lib/compare-storage.ts'
import { useSession } from '../../lib/session.ts'
import { setTheme } from '../../lib/theme.ts'
import { toast } from '../../ui/toast.ts'
import { useSignOut } from '../accounts/sign-in/use-sign-out.ts'
import { FAVORITE_FAILED, useSaveFavorite } from '../favorites/use-save-favorite.ts'
import { usePresentTool } from './use-present-tool.ts'

export type PaletteAction = {
  readonly label: string
  readonly Icon: LucideIcon
  readonly run: () => void
}

const THEME_ACTIONS: readonly PaletteAction[] = [
  { label: 'Light theme', Icon: Sun, run: () => setTheme('light') },
  { label: 'Dark theme', Icon: Moon, run: () => setTheme('dark') },
  { label: 'System theme', Icon: Monitor, run: () => setTheme('system') },
]

const copyLink = (): void =>
  void navigator.clipboard.writeText(window.location.href).then(
    () => toast('Link copied'),
    () => toast('The link could not be copied'),
  )

/** The actions for the tool whose page is open. */
function useToolActions(): readonly PaletteAction[] {
  const tool = usePresentTool()
  const compared = useStoredTools(comparedTools)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const saveFavorite = useSaveFavorite()
  if (tool === null) return []
  const isCompared = compared.some(({ slug }) => slug === tool.slug)
  const save = () => {
    if (session.status === 'anonymous') {
      return void navigate(`/auth?returnTo=${encodeURIComponent(pathname + search)}`, { state: { favorite: tool.id } })
    }
    saveFavorite(tool.id, true).then(
      () => toast(`${tool.name} saved`),
      () => toast(FAVORITE_FAILED),
    )
  }
  return [
    { label: `Save ${tool.name}`, Icon: Heart, run: save },
    ...(isCompared || compared.length < MAX_COMPARED
      ? [
          {
            label: isCompared ? `Remove ${tool.name} from the comparison` : `Compare ${tool.name}`,
            Icon: Scale,
            run: () => toggleCompared(tool),
          },
        ]
      : []),
  ]
}

/** The actions available now; those that would change nothing are not offered. */
export function usePaletteActions(): readonly PaletteAction[] {
  const compared = useStoredTools(comparedTools)
  const recent = useStoredTools(recentTools)
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { user } = useSession()
  const actions = [...useToolActions(), { label: 'Copy the link to this page', Icon: Link2, run: copyLink }]
  if (compared.length > 0) {
    const address = compareHref(compared.map(({ slug }) => slug))
    const what = compared.length === 1 ? 'the selected tool' : `the ${compared.length} selected tools`
    actions.push({ label: `Compare ${what}`, Icon: Scale, run: () => void navigate(address) })
    actions.push({ label: 'Clear the comparison', Icon: Trash2, run: () => comparedTools.set([]) })
  }
  actions.push(...THEME_ACTIONS)
  if (recent.length > 0) {
    actions.push({ label: 'Clear recently viewed tools', Icon: History, run: () => recentTools.set([]) })
  }
  if (user) actions.push({ label: 'Sign out', Icon: LogOut, run: signOut })
  return actions
}
