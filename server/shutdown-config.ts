/** Variables of the shutdown. */
import { z } from 'zod'

const MOST_MS = 60_000
const problem = `must be a whole number of milliseconds from 0 to ${MOST_MS}`

export const SHUTDOWN_VARIABLES = {
  SHUTDOWN_NOTICE_MS: z
    .string()
    .regex(/^\d{1,5}$/, problem)
    .transform(Number)
    .refine((value) => value <= MOST_MS, problem)
    .optional(),
}
