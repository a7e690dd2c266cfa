import type { Clock } from '../../platform/clock.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import { GENERATE_PAGES } from './page-generation.service.ts'
import type { GenerationRun } from './page-generation-run.ts'

/** Three attempts: three failures mean a bug or bad data, which administrators see. */
const RETRY_DELAYS_MS = [60_000, 300_000]
const TIMEOUT_MS = 30 * 60_000

/**
 * Pages are upserted by key as the job runs; the catalog position is stored at its end, so that an interrupted run is
 * repeated without duplicates.
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
