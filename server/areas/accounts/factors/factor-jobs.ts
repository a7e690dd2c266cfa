import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '#server/platform/jobs/job.ts'
import type { FactorResets } from './factor-resets.service.ts'

/** The payload is empty: any run performs every reset that is due. */
export const RESET_FACTORS = defineJobKind({ name: 'reset-second-factors', payload: z.object({}) })

export const createFactorJobs = (resets: Pick<FactorResets, 'performDue'>): readonly JobHandler[] => [
  handleJob(RESET_FACTORS, { run: async (_payload, { signal }) => ({ accounts: await resets.performDue(signal) }) }),
]
