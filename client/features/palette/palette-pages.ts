import { MAIN_LINKS, type SiteLink, SUPPORT_LINKS } from '../../content/site-links.ts'
import { isOpen } from '../../lib/paths.ts'

const OTHERS: readonly SiteLink[] = [
  { label: 'Compare tools', to: '/compare' },
  { label: 'Methodology', to: '/methodology' },
  { label: 'Suggest a tool', to: '/suggest' },
]

/** The pages that the palette leads to: those that are open. */
export const PALETTE_PAGES = [...MAIN_LINKS, ...OTHERS, ...SUPPORT_LINKS].filter(({ to }) => isOpen(to))
