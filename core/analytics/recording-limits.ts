/** How many records all instances accept together: they limit the growth of the table. */
export type RecordingLimits = Readonly<{ perMinute: number; perDay: number }>

export const RECORDING_LIMITS: RecordingLimits = { perMinute: 60_000, perDay: 2_000_000 }
