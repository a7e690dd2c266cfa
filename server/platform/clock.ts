/** The time of day, handed to everything that needs it so that tests can fix it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
