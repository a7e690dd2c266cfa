type Counted = { readonly points: number; readonly outOf: number }

/** The sums of these rows in a table cell, as "23 of 30". */
export function PointsCell({ rows }: { readonly rows: readonly Counted[] }) {
  const sum = (figure: keyof Counted) => rows.reduce((total, row) => total + row[figure], 0)
  return (
    <td className="whitespace-nowrap py-2 text-right align-top tabular-nums">
      {sum('points')} <span className="text-soft">of {sum('outOf')}</span>
    </td>
  )
}

/** The end of a table of points: their sum, which is the match. */
export function MatchTotal({ rows }: { readonly rows: readonly Counted[] }) {
  return (
    <tfoot>
      <tr className="border-edge border-t font-semibold">
        <th scope="row" className="py-2 pr-4 text-left">
          Match
        </th>
        <PointsCell rows={rows} />
      </tr>
    </tfoot>
  )
}
