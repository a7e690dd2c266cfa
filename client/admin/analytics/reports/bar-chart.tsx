type Bar = {
  readonly key: string
  readonly label: string
  readonly value: number | null
  /** The formatted value. */
  readonly text: string
  /** A note next to it, such as the drop-off. */
  readonly note?: string | undefined
}

type BarChartProps = {
  /** A text alternative for the chart. */
  readonly title: string
  readonly bars: readonly Bar[]
}

/** A bar chart of ranked values or of steps. */
export function BarChart({ title, bars }: BarChartProps) {
  const max = Math.max(0, ...bars.map(({ value }) => value ?? 0)) || 1
  return (
    <div role="img" aria-label={title} className="grid grid-cols-1 gap-2.5">
      {bars.map(({ key, label, value, text, note }) => (
        <div key={key} className="grid grid-cols-1 gap-0.5">
          <div className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="wrap-anywhere min-w-0 flex-1">{label}</span>
            <span className="tabular-nums">
              {note === undefined ? null : <span className="mr-3 text-soft text-xs">{note}</span>}
              <b>{text}</b>
            </span>
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="h-2.5 w-full rounded-sm bg-sunk"
          >
            <rect width={(100 * (value ?? 0)) / max} height="1" className="fill-accent" />
          </svg>
        </div>
      ))}
    </div>
  )
}
