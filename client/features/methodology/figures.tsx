import type { ReactNode } from 'react'

/** `12%` of a whole; `less than 1%` and `more than 99%` instead of a wrong 0% or 100%. Empty for an empty whole. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  if (percent > 0 && percent < 1) return 'less than 1%'
  if (percent > 99 && percent < 100) return 'more than 99%'
  return `${Math.round(percent)}%`
}

type FigureRow = { readonly key: string; readonly cells: readonly ReactNode[] }

type FigureTableProps = {
  readonly caption: string
  /** Column heads; the first column names the row. */
  readonly heads: readonly string[]
  /** The number of columns at the end that contain figures. */
  readonly figures: number
  readonly rows: readonly FigureRow[]
  /** Whether figures are texts that may wrap. */
  readonly wrap?: boolean
}

const isFigure = (index: number, columns: number, figures: number) => index >= columns - figures

/** A small table whose last columns are right-aligned figures. */
export function FigureTable({ caption, heads, figures, rows, wrap = false }: FigureTableProps) {
  const align = (index: number) =>
    isFigure(index, heads.length, figures) ? `text-right tabular-nums ${wrap ? '' : 'whitespace-nowrap'}` : 'text-left'
  return (
    <table className="mt-1 w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-edge border-b">
          {heads.map((head, index) => (
            <th key={head} scope="col" className={`py-2 pr-4 align-bottom font-semibold last:pr-0 ${align(index)}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row" className="py-2 pr-4 text-left align-top font-semibold">
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={heads[index + 1]} className={`py-2 pr-4 align-top last:pr-0 ${align(index + 1)}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
