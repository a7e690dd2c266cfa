/** Measured results next to their targets. */
import { mkdirSync, writeFileSync } from 'node:fs'

export type Result = {
  readonly name: string
  readonly value: number
  /** `x`: a fraction of something else in the same run; higher is better. For ms and MB lower is better. */
  readonly unit: 'x' | 'ms' | 'MB'
  readonly floor?: number
  readonly target?: number
  /** Details for the reader. */
  readonly detail: string
}

const verdictOf = ({ value, unit, floor, target }: Result): string => {
  const reaches = (limit: number) => (unit === 'x' ? value >= limit : value <= limit)
  if (target === undefined) return ''
  if (reaches(target)) return 'target'
  if (floor === undefined) return ''
  return reaches(floor) ? 'floor' : 'BELOW'
}

const show = (value: number | undefined, unit: Result['unit']): string =>
  value === undefined
    ? ''
    : unit === 'x'
      ? value.toFixed(2)
      : `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`

export const formatResults = (results: readonly Result[]): string => {
  const rows = results.map((result) => [
    result.name,
    show(result.value, result.unit),
    show(result.floor, result.unit),
    show(result.target, result.unit),
    verdictOf(result),
    result.detail,
  ])
  const table = [['', 'measured', 'floor', 'target', 'reaches', 'from'], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : column === 5 ? cell : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

/** Saves the results for comparing runs: `.cache/bench-results.json`. */
export const saveResults = (results: readonly Result[]): void => {
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/bench-results.json', `${JSON.stringify(results, null, 2)}\n`)
}
