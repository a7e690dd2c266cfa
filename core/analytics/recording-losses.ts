import { longDay } from '../display/dates.ts'
import { countText } from '../display/numbers.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

/** From the last write of a killed process to the next start. */
export type RecordingGap = { readonly from: Date; readonly to: Date }

export type RecordingLosses = {
  /** Oldest first. */
  readonly gaps: readonly RecordingGap[]
  readonly dropped: number
}

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

const counted = (count: number, unit: string): string => `${countText(count)} ${count === 1 ? unit : `${unit}s`}`

/** `4 minutes`, `2 hours`, `3 days`: rounded, in the largest unit with a count of at least two. */
const durationText = (milliseconds: number): string => {
  if (milliseconds < MINUTE_MS) return 'less than a minute'
  const [unit, size] = UNITS.find(([, ms]) => milliseconds >= 2 * ms) ?? UNITS[2]
  return counted(Math.round(milliseconds / size), unit)
}

const gapsText = (gaps: readonly RecordingGap[]): string => {
  const [last] = gaps.slice(-1)
  if (last === undefined) return ''
  const day = longDay(last.from)
  const duration = durationText(gaps.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0))
  return gaps.length === 1
    ? `Recording stopped for ${duration} on ${day}`
    : `Recording stopped ${counted(gaps.length, 'time')}, for ${duration} in all, most recently on ${day}`
}

/** One sentence about the losses of a period such as `in this period` or `today`; null when there are none. */
export const lossesText = ({ gaps, dropped }: RecordingLosses, period: string): string | null => {
  const were = dropped === 1 ? 'was' : 'were'
  const parts = [gapsText(gaps), dropped === 0 ? '' : `${counted(dropped, 'record')} ${were} dropped ${period}`]
  const text = parts.filter((part) => part !== '').join(', and ')
  return text === '' ? null : `${text}. The figures may be too low.`
}
