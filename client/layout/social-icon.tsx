import type { SOCIAL_LINKS } from '../content/site-links.ts'

type IconName = (typeof SOCIAL_LINKS)[number]['icon'] | 'mail'

/** Our own line drawings, in the weight of the other icons. */
const SHAPES: Readonly<Record<IconName, string>> = {
  x: 'M4.5 4.5l15 15M19.5 4.5l-6.4 6.6M10.9 13 4.5 19.5',
  linkedin: 'M4 4h16v16H4ZM8 10.5V16M8 7.6v.1M11.5 16v-5.5m0 2.4c.6-1.6 4.5-2.4 4.5.9V16',
  youtube: 'M3 8.5C3 7 4 6 5.5 6h13C20 6 21 7 21 8.5v7c0 1.5-1 2.5-2.5 2.5h-13C4 18 3 17 3 15.5ZM10.3 9.5v5l4.4-2.5Z',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM16.8 7.2v.1',
  mail: 'M3.5 6h17v12h-17ZM3.5 7l8.5 6 8.5-6',
}

export function SocialIcon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
