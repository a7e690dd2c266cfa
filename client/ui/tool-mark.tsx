// @chunk parts
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { monogram } from './monogram.ts'

/** Backgrounds on which paper-colored letters have a contrast of at least 4.5 to 1. */
const GROUNDS = ['#8a3b12', '#1d5a67', '#5c5a1e', '#7a2e4d', '#2f5d3a', '#4a4a86', '#7b5208', '#5d4037'] as const

const SIZES = { xs: 'size-7 text-xs', sm: 'size-9 text-sm', md: 'size-12 text-lg', lg: 'size-20 text-2xl' } as const

/** The background for a name: always the same for the same name. */
function markGround(name: string): string {
  // FNV-1a, folded, so that similar names get different backgrounds.
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return GROUNDS[((hash ^ (hash >>> 15)) >>> 0) % GROUNDS.length] ?? GROUNDS[0]
}

type ToolMarkProps = {
  readonly name: string
  /** The image files; without `darkPath`, one serves both themes. Null when the tool has none, or it is not known. */
  readonly mark?: { readonly path: string; readonly darkPath: string | null } | null | undefined
  readonly size?: keyof typeof SIZES
  readonly className?: string
}

/** A tool's brand mark, or two letters of its name. Decorative, because the name is next to it. */
export function ToolMark({ name, mark, size = 'md', className }: ToolMarkProps) {
  const [missing, setMissing] = useState(false)
  // A stored address may come from an earlier build.
  const image = (src: string, theme?: string) => (
    // The file of the theme that is not shown is hidden, and so never loaded.
    <img src={src} alt="" loading="lazy" className={classNames('size-2/3', theme)} onError={() => setMissing(true)} />
  )
  const shown = missing ? null : mark
  return (
    <span
      aria-hidden="true"
      style={shown ? undefined : { background: markGround(name) }}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-md leading-none',
        shown ? 'border border-line bg-surface' : 'font-semibold font-serif text-[#fffaf1]',
        SIZES[size],
        className,
      )}
    >
      {shown ? (
        <>
          {image(shown.path, shown.darkPath ? 'on-light' : undefined)}
          {shown.darkPath ? image(shown.darkPath, 'on-dark') : null}
        </>
      ) : (
        monogram(name)
      )}
    </span>
  )
}
