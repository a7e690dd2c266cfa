import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TableRegionProps = {
  /** Names the region for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** A table that scrolls sideways on a narrower screen, also by keyboard. */
export function TableRegion({ label, children }: TableRegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-md border border-line">
      <table className="w-full border-collapse text-left text-sm">{children}</table>
    </div>
  )
}

type TableHeadProps = {
  readonly names: readonly string[]
  /** The headings above figures, which are right-aligned. */
  readonly figures?: readonly string[]
  readonly before?: ReactNode
}

/** The row of column headings; `children` come before them, such as a checkbox. */
export function TableHead({ names, figures = [], before }: TableHeadProps) {
  return (
    <thead className="border-line border-b bg-sunk">
      <tr>
        {before === undefined ? null : <td className="px-3 py-2">{before}</td>}
        {names.map((name) => (
          <th
            key={name}
            scope="col"
            className={classNames(
              'whitespace-nowrap px-3 py-2 font-semibold text-soft',
              figures.includes(name) && 'text-right',
            )}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
