// @chunk parts
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { monogram } from './monogram.ts'
import { nameTint } from './name-tint.ts'

const SIZES = { xs: 'size-7 text-xs', sm: 'size-9 text-sm', md: 'size-12 text-lg', lg: 'size-20 text-2xl' } as const

type ToolMarkProps = {
  readonly name: string
  /** The image files; without `darkPath`, one serves both themes. Null when the tool has none, or it is not known. */
  readonly mark?: { readonly path: string; readonly darkPath: string | null } | null | undefined
  /** The icon of its category, for a tool without a mark. Omitted in lists of a single category, where it would repeat. */
  readonly icon?: { readonly path: string; readonly tint: string } | null | undefined
  readonly size?: keyof typeof SIZES
  readonly className?: string
}

/**
 * A tool's brand mark; else the icon of its category with the tool's initials below it; else the initials alone.
 * Decorative, because the name is next to it.
 */
export function ToolMark({ name, mark, icon, size = 'md', className }: ToolMarkProps) {
  const [missing, setMissing] = useState(false)
  // A stored address may come from an earlier build.
  const image = (src: string, theme?: string) => (
    // The file of the theme that is not shown is hidden, and so never loaded.
    <img src={src} alt="" loading="lazy" className={theme} onError={() => setMissing(true)} />
  )
  const shown = missing ? null : mark
  return (
    <span
      aria-hidden="true"
      data-tint={shown ? undefined : (icon?.tint ?? nameTint(name))}
      className={classNames('tool-mark', SIZES[size], className)}
    >
      {shown ? (
        <>
          {image(shown.path, shown.darkPath ? 'on-light' : undefined)}
          {shown.darkPath ? image(shown.darkPath, 'on-dark') : null}
        </>
      ) : (
        <>
          {icon ? (
            <svg aria-hidden="true">
              <use href={icon.path} />
            </svg>
          ) : null}
          <span>{monogram(name)}</span>
        </>
      )}
    </span>
  )
}
