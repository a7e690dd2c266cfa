/** Variables of the limits of recorded visits. */
import { z } from 'zod'
import { RECORDING_LIMITS, type RecordingLimits } from '#core/analytics/recording-limits.ts'

const MOST = 1_000_000_000
const problem = `must be a whole number from 1 to ${MOST}`

const count = z
  .string()
  .regex(/^\d{1,10}$/, problem)
  .transform(Number)
  .refine((value) => value >= 1 && value <= MOST, problem)

export const RECORDING_VARIABLES = {
  ANALYTICS_RECORDS_PER_MINUTE: count.optional(),
  ANALYTICS_RECORDS_PER_DAY: count.optional(),
}

type RecordingVariables = Readonly<z.infer<z.ZodObject<typeof RECORDING_VARIABLES>>>

export const recordingOf = (values: RecordingVariables): RecordingLimits =>
  Object.freeze({
    perMinute: values.ANALYTICS_RECORDS_PER_MINUTE ?? RECORDING_LIMITS.perMinute,
    perDay: values.ANALYTICS_RECORDS_PER_DAY ?? RECORDING_LIMITS.perDay,
  })
