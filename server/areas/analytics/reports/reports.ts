/** Totals, reports, live view and spam rules. */
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { handleRecurringJob, maintenanceJob } from '#server/platform/jobs/job.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { Area } from '../../area.ts'
import { createActiveWeeks } from './active-weeks.ts'
import { createLiveService, type LiveService } from './live.service.ts'
import { createReportService, type ReportService } from './report.service.ts'
import { createRollUpService } from './roll-up.service.ts'
import { createSpamRulesService, type SpamRulesService } from './spam-rules.service.ts'

export type ReportsServices = {
  readonly reports: ReportService
  readonly live: LiveService
  readonly spamRules: SpamRulesService
}

const ROLL_UP_EVERY_MS = 60_000

export const createReports = (dependencies: {
  database: Database
  clock: Clock
  queue: JobQueue
}): Area<ReportsServices> => {
  const rollUp = createRollUpService(dependencies)
  const analyticsSpamRules = createSpamRulesService({ ...dependencies, rollUp })
  return {
    services: {
      reports: createReportService(dependencies),
      live: createLiveService(dependencies),
      spamRules: analyticsSpamRules,
    },
    memberData: { activeWeeks: createActiveWeeks(dependencies) },
    jobs: [
      handleRecurringJob({
        name: 'roll-up-analytics',
        everyMs: ROLL_UP_EVERY_MS,
        run: ({ signal }) => rollUp.catchUp(signal),
      }),
      analyticsSpamRules.job(),
      maintenanceJob('remove-hourly-analytics-totals', () => rollUp.removeOld()),
    ],
  }
}
