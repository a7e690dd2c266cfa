import { roundedText } from '#core/display/numbers.ts'

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** `1.4 GB`: powers of 1,000, at most one decimal. */
export function bytesText(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${roundedText(value, unit === 0 ? 0 : 1)} ${UNITS[unit]}`
}
