import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { classNames } from '../../ui/class-names.ts'
import { groupColor, LEDGER_GROUPS } from './ledger-groups.ts'

const MatchBar_row = graphql(`
  fragment MatchBar_row on MatchLedgerRow {
    code
    points
  }
`)

type BarRows = readonly FragmentType<typeof MatchBar_row>[]

const pointsOfGroups = (masked: BarRows) => {
  const rows = masked.map((row) => readFragment(MatchBar_row, row))
  return LEDGER_GROUPS.map((group) => ({
    ...group,
    points: rows.reduce((sum, { code, points }) => sum + (group.codes.includes(code) ? points : 0), 0),
  })).filter(({ points }) => points > 0)
}

type MatchBarProps = {
  readonly rows: BarRows
  /** Whether it fills when it appears. */
  readonly fills?: boolean
  readonly className?: string
}

/** A match as a bar: a segment per group of the ledger. The number beside it says the same. */
export function MatchBar({ rows, fills = false, className }: MatchBarProps) {
  return (
    <span aria-hidden="true" className={classNames('flex overflow-hidden rounded-full bg-track', className)}>
      <span className={classNames('flex flex-1 gap-0.5', fills && 'origin-left animate-fill')}>
        {pointsOfGroups(rows).map(({ label, color, points }) => (
          <span key={label} className={color} style={{ width: `${points}%` }} />
        ))}
      </span>
    </span>
  )
}

/** The groups of the bar, each with its points. */
export function MatchLegend({ rows }: { readonly rows: BarRows }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-soft text-xs tabular-nums">
      {pointsOfGroups(rows).map(({ label, color, points }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={classNames('size-2.5 rounded-sm', color)} />
          {label} <b className="font-semibold text-ink">{points}</b>
        </li>
      ))}
    </ul>
  )
}

type RowBarProps = {
  readonly code: (typeof LEDGER_GROUPS)[number]['codes'][number]
  readonly points: number
  readonly outOf: number
  /** The most points of a row: its track is the longest. */
  readonly longest: number
}

/** A row of the ledger as a bar on a track as long as the points at stake. */
export function RowBar({ code, points, outOf, longest }: RowBarProps) {
  const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.min(100, (part / whole) * 100)}%`
  return (
    <span aria-hidden="true" className="mt-1.5 block max-w-60 @prose:mt-0 @prose:w-full">
      <span className="block h-1.5 overflow-hidden rounded-full bg-track" style={{ width: percent(outOf, longest) }}>
        <span
          className={classNames('block h-full rounded-full', groupColor(code))}
          style={{ width: percent(points, outOf) }}
        />
      </span>
    </span>
  )
}
