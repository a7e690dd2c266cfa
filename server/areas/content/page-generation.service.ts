/** Starts page generation and reports its progress. The work is done by the job `generate-pages`. */
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { InvalidInputError } from '#core/errors.ts'
import { GENERATED_PAGE_TYPES, type GeneratedPageType } from '#core/pages/page-model.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { defineJobKind } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'

export type PageGenerationService = ReturnType<typeof createPageGenerationService>

const request = z.object({ type: z.enum(GENERATED_PAGE_TYPES).nullable(), limit: z.int().min(1) })
export type GenerationRequest = z.output<typeof request>

const payload = z.object({
  /** Number of additional pages of a type, or of all types; null for none. */
  request: request.nullable(),
  /** Compare every page with the catalog, not only those affected by changes since the last run. */
  everything: z.boolean(),
})
export type GenerationPayload = z.output<typeof payload>

/** A run first updates existing pages from the catalog. */
export const GENERATE_PAGES = defineJobKind<GenerationPayload>({ name: 'generate-pages', payload })
/** One run at a time. */
const GENERATION_KEY = 'all'

export type PageGeneration = {
  readonly id: string
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly done: number
  readonly total: number | null
  readonly text: string | null
  readonly generated: number | null
  readonly error: string | null
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
}

const MAX_OF_ALL = 50
const MAX_OF_TYPE = 20

const FINISHED_EVERY_MS = 200
const FINISHED_LOOKS = 40

const resultSchema = z.object({ generated: z.int() })

/** Interval of full comparisons, in addition to the change feed. */
const COMPARE_ALL_MS = 86_400_000

export const createPageGenerationService = (dependencies: { database: Database; clock: Clock; queue: JobQueue }) => {
  const { database, clock, queue } = dependencies
  const { job: table } = database.prisma

  const read = async (where: { readonly id?: string }): Promise<PageGeneration | null> => {
    const row = await table.findFirst({
      where: { ...where, kind: GENERATE_PAGES.name },
      // A pending or running job has no end yet: it comes first.
      orderBy: [{ finishedAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
    })
    if (row === null) return null
    const { id, progressDone, progressTotal, progressText, startedAt, finishedAt, lastError } = row
    const result = resultSchema.safeParse(row.result)
    return {
      id,
      state: row.state === 'dead' ? 'failed' : row.state,
      done: progressDone ?? 0,
      total: progressTotal,
      text: progressText,
      generated: row.state === 'done' && result.success ? result.data.generated : null,
      error: row.state === 'dead' ? lastError : null,
      startedAt,
      finishedAt: row.state === 'done' || row.state === 'dead' ? finishedAt : null,
    }
  }

  const enqueue = (payload: GenerationPayload, ifRunning: 'ignore' | 'repeat') =>
    database.transaction((tx) => queue.enqueue(tx, GENERATE_PAGES, payload, { key: GENERATION_KEY, ifRunning }))

  return {
    /** Updates pages from the catalog: call it after the start and after each change. Cheap when nothing is new. */
    follow: async (): Promise<void> => {
      await enqueue({ request: null, everything: false }, 'repeat')
    },

    /** Compares every page with the catalog once a day. */
    compareAll: async (): Promise<void> => {
      const state = await database.prisma.pageGenerationState.findUnique({ where: { id: 1 } })
      const comparedAt = state?.completedAt?.getTime() ?? 0
      if (clock.now().getTime() - comparedAt >= COMPARE_ALL_MS)
        await enqueue({ request: null, everything: true }, 'ignore')
    },

    /** The pending or running job, else the latest; null before the first. Throws ForbiddenError. */
    latest: (viewer: Viewer | null): Promise<PageGeneration | null> => {
      authorize(viewer, 'page:read', null)
      return read({})
    },

    /** Waits up to eight seconds for the run to end, for callers that cannot poll. */
    whenFinished: async (generation: PageGeneration): Promise<PageGeneration> => {
      let latest = generation
      for (let looks = 0; looks < FINISHED_LOOKS && latest.finishedAt === null; looks += 1) {
        await setTimeout(FINISHED_EVERY_MS)
        latest = (await read({ id: generation.id })) ?? latest
      }
      return latest
    },

    /**
     * Starts a run that generates up to `limit` pages, or returns the pending or running one.
     * @throws ForbiddenError, InvalidInputError outside 1 to 50, or 1 to 20 for one type
     */
    start: async (viewer: Viewer | null, type: GeneratedPageType | null, limit: number): Promise<PageGeneration> => {
      authorize(viewer, 'page:change', null)
      const most = type === null ? MAX_OF_ALL : MAX_OF_TYPE
      if (limit < 1 || limit > most) throw new InvalidInputError(`"limit" must be a number from 1 to ${most}.`, 'limit')
      const { id } = await enqueue({ request: { type, limit }, everything: false }, 'ignore')
      const generation = await read({ id })
      if (generation === null) throw new Error('The run that just started is missing.')
      return generation
    },
  }
}
