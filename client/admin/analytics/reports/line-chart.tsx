import { useId } from 'react'

const HEIGHT = 100

type LineChartProps = {
  /** A text alternative for the chart. */
  readonly title: string
  readonly points: readonly { readonly label: string; readonly value: number | null }[]
  /** Formats a value. */
  readonly textOf: (value: number) => string
}

/** Runs of consecutive values: a missing value leaves a gap in the line. */
function runsOf(points: LineChartProps['points'], max: number): string[][] {
  const runs: string[][] = [[]]
  for (const [index, { value }] of points.entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)?.push(`${index},${HEIGHT - (HEIGHT * value) / max}`)
  }
  return runs.filter((run) => run.length > 0)
}

/** A line chart over time. Its labels are outside the SVG, so that they keep their size on every screen. */
export function LineChart({ title, points, textOf }: LineChartProps) {
  const id = useId()
  const highest = Math.max(0, ...points.map(({ value }) => value ?? 0))
  const max = highest || 1
  const last = Math.max(1, points.length - 1)
  return (
    <div className="grid grid-cols-1 gap-1">
      <p aria-hidden="true" className="text-soft text-xs tabular-nums">
        {textOf(highest)}
      </p>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${last} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-48 w-full overflow-visible border-line border-t border-b border-b-edge"
      >
        <title id={id}>{title}</title>
        <line
          x1="0"
          x2={last}
          y1={HEIGHT / 2}
          y2={HEIGHT / 2}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 4"
        />
        {runsOf(points, max).map((run) => {
          const [start] = run[0]?.split(',') ?? []
          const [end] = run.at(-1)?.split(',') ?? []
          return (
            <g key={start}>
              <polygon
                points={`${start},${HEIGHT} ${run.join(' ')} ${end},${HEIGHT}`}
                className="fill-accent opacity-10"
              />
              {/* A single day is a dot: a zero-length line with round caps. */}
              <polyline
                points={run.length === 1 ? `${run[0]} ${run[0]}` : run.join(' ')}
                className={
                  run.length === 1 ? 'fill-none stroke-[5px] stroke-accent' : 'fill-none stroke-2 stroke-accent'
                }
                strokeLinecap="round"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          )
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between gap-4 text-soft text-xs tabular-nums">
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 ? points.at(-1)?.label : null}</span>
      </p>
    </div>
  )
}
