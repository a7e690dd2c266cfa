import {
  FileText,
  FolderHeart,
  Heart,
  House,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  LogIn,
  type LucideIcon,
  Newspaper,
  Scale,
  Settings,
  Tag,
  UserRound,
} from 'lucide-react'

/** By path without parameters. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/': House,
  '/ai-tools': LayoutGrid,
  '/compare': Scale,
  '/quiz': ListChecks,
  '/blog': Newspaper,
  '/pricing': Tag,
  '/auth': LogIn,
  '/dashboard': LayoutDashboard,
  '/favorites': Heart,
  '/collections': FolderHeart,
  '/profile': UserRound,
  '/settings': Settings,
}

/** The icon of a page, or that of any text. */
export function PageIcon({ to }: { readonly to: string }) {
  const Icon = ICONS[to.split('?', 1)[0] ?? ''] ?? FileText
  return <Icon aria-hidden="true" className="size-4 shrink-0 text-soft" />
}
