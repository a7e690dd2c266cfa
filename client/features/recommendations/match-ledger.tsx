import { ChevronDown } from 'lucide-react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { classNames } from '../../ui/class-names.ts'
import { MatchTotal, PointsCell } from './ledger-points.tsx'
import { RowBar } from './match-bar.tsx'

const MatchLedger_row = graphql(`
  fragment MatchLedger_row on MatchLedgerRow {
    code
    label
    points
    outOf
    because
  }
`)

type LedgerRows = readonly FragmentType<typeof MatchLedger_row>[]

type ToggleProps = {
  readonly percent: number
  readonly open: boolean
  readonly onToggle: () => void
  /** The id of the ledger that it opens. */
  readonly controls: string
  readonly name: string
}

/** Opens the breakdown of a match. */
export function LedgerToggle({ percent, open, onToggle, controls, name }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={`How ${percent}% adds up for ${name}`}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm tabular-nums hover:text-accent"
    >
      How {percent}% adds up
      <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
    </button>
  )
}

/** The breakdown of a match: every row with its points, and their sum, which is the match. */
export function MatchLedger({ rows: masked, name }: { readonly rows: LedgerRows; readonly name: string }) {
  const rows = masked.map((row) => readFragment(MatchLedger_row, row))
  const longest = Math.max(...rows.map(({ outOf }) => outOf))
  return (
    <div className="@container">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-left font-semibold">How {name}’s match adds up</caption>
        <thead>
          <tr className="border-edge border-b text-left text-soft text-xs">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              What counts
            </th>
            <th scope="col" className="whitespace-nowrap py-1.5 text-right font-medium">
              Points
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ code, label, points, outOf, because }) => (
            <tr key={`${code} ${label}`}>
              <th scope="row" className="py-2 pr-4 text-left align-top font-normal">
                <span className="grid gap-x-4 @prose:grid-cols-[15rem_minmax(0,1fr)_8rem] @prose:items-center">
                  <span className="font-semibold">{label}</span>
                  <span className="text-soft text-xs">{because}</span>
                  <RowBar code={code} points={points} outOf={outOf} longest={longest} />
                </span>
              </th>
              <PointsCell rows={[{ points, outOf }]} />
            </tr>
          ))}
        </tbody>
        <MatchTotal rows={rows} />
      </table>
    </div>
  )
}
