import { classNames } from './class-names.ts'

/** Grounds on which the paper-colored letter keeps a contrast of at least 4.5 to 1. */
const GROUNDS = ['#8a3b12', '#1d5a67', '#5c5a1e', '#7a2e4d', '#2f5d3a', '#4a4a86', '#7b5208', '#5d4037'] as const

const SIZES = { sm: 'size-9 text-lg', md: 'size-12 text-xl', lg: 'size-20 text-2xl' } as const

/** The ground of a name: always the same for the same name. */
function markGround(name: string): string {
  // FNV-1a, folded: neighbouring names land on different grounds.
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return GROUNDS[((hash ^ (hash >>> 15)) >>> 0) % GROUNDS.length] ?? GROUNDS[0]
}

/** The first letter or digit of a name, in upper case. */
function markLetter(name: string): string {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? name[0] ?? '?').toUpperCase()
}

type ToolMarkProps = { readonly name: string; readonly size?: keyof typeof SIZES; readonly className?: string }

/** Stands where a logo would: nothing is fetched from third parties. Decoration, since the name stands beside it. */
export function ToolMark({ name, size = 'md', className }: ToolMarkProps) {
  return (
    <span
      aria-hidden="true"
      style={{ background: markGround(name) }}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-md font-semibold font-serif text-[#fffaf1] leading-none',
        SIZES[size],
        className,
      )}
    >
      {markLetter(name)}
    </span>
  )
}
