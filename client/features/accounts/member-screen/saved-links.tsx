import { SectionLinks } from '#client/ui/section-links.tsx'

const LINKS = [
  { to: '/favorites', label: 'Saved tools' },
  { to: '/collections', label: 'Collections' },
] as const

/** Links the two screens with a member's saved tools. */
export function SavedLinks({ current }: { readonly current: (typeof LINKS)[number]['to'] }) {
  return <SectionLinks label="Saved tools and collections" links={LINKS} current={current} />
}
