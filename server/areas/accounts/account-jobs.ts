import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler, maintenanceJob } from '../../platform/jobs/job.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { AccountMaintenance } from './account-maintenance.ts'
import type { RecoveryService } from './recovery.service.ts'

/** The payload is empty: requests have a table of their own, so that jobs keep no email addresses. */
export const ANSWER_RESET_REQUESTS = defineJobKind({ name: 'answer-password-reset-requests', payload: z.object({}) })

export const createAccountJobs = (dependencies: {
  recovery: Pick<RecoveryService, 'answerRequests'>
  maintenance: AccountMaintenance
  limiter: StoredRateLimiter
}): readonly JobHandler[] => {
  const { recovery, maintenance, limiter } = dependencies
  return [
    handleJob(ANSWER_RESET_REQUESTS, {
      run: async (_payload, { signal }) => ({ requests: await recovery.answerRequests(signal) }),
    }),
    maintenanceJob('remove-expired-account-data', async () => {
      await maintenance.removeExpired()
      await limiter.removeExpired()
    }),
  ]
}
