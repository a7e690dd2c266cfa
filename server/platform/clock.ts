/** An injected clock, so that tests can fix the time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A time that ends `endsAt`, and is at most `lengthMs` long; all in milliseconds. */
type Period = { readonly endsAt: number; readonly lengthMs: number }

/** Whether it lasts. When more than its whole length is left, the clock was set back, and it is over. */
export const lasts = ({ endsAt, lengthMs }: Period, now: number): boolean => now < endsAt && endsAt - now <= lengthMs
