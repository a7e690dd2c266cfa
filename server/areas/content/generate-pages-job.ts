import type { Clock } from '../../platform/clock.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import { GENERATE_PAGES } from './page-generation.service.ts'
import type { GenerationRun } from './page-generation-run.ts'

/** Three attempts: what fails three times is a fault in the data or the program, and administrators see it. */
const RETRY_DELAYS_MS = [60_000, 300_000]
const TIMEOUT_MS = 30 * 60_000

/**
 * The job that generates pages. Pages are stored by their keys as it goes; how far they follow the catalogue is stored with the
 * end of the job, so that a run that was interrupted is repeated and makes no duplicates.
 */
export const generatePages = ({ clock, run }: { clock: Clock; run: GenerationRun }): JobHandler =>
  handleJob(GENERATE_PAGES, {
    retryDelaysMs: RETRY_DELAYS_MS,
    timeoutMs: TIMEOUT_MS,
    run: async (payload, context) => {
      const { generated, state } = await run(payload, context)
      await context.commit(async (tx) => {
        if (state !== null) {
          const { changeSequence, rulesHash, checkedAll } = state
          const data = { changeSequence, rulesHash, ...(checkedAll && { completedAt: clock.now() }) }
          await tx.pageGenerationState.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data })
        }
        return { generated }
      })
    },
  })
