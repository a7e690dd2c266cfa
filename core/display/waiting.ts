const text = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A waiting time, rounded up so that nobody retries too early: `45 seconds`, `12 minutes`, `3 hours`. */
export const waitText = (seconds: number): string => {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 60) return text(whole, 'second')
  const minutes = Math.ceil(whole / 60)
  return minutes < 60 ? text(minutes, 'minute') : text(Math.ceil(minutes / 60), 'hour')
}
