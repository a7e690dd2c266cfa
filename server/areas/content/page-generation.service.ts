/** Starting the generation of pages and seeing how far it is. The work itself is the job `generate-pages`. */
import { z } from 'zod'
import { InvalidInputError } from '../../../core/errors.ts'
import { GENERATED_PAGE_TYPES, type GeneratedPageType } from '../../../core/pages/page-model.ts'
import { authorize, type Viewer } from '../../../core/policy.ts'
import type { Database } from '../../platform/database/database.ts'
import { defineJobKind } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'

export type PageGenerationService = ReturnType<typeof createPageGenerationService>

/** What a run does beside following the catalogue. */
const request = z.object({ type: z.enum(GENERATED_PAGE_TYPES).nullable(), limit: z.int().min(1) })
export type GenerationRequest = z.output<typeof request>

/** A run follows the catalogue first; with a request it then generates so many pages of a type, or of all. */
export const GENERATE_PAGES = defineJobKind<{ request: GenerationRequest | null }>({
  name: 'generate-pages',
  payload: z.object({ request: request.nullable() }),
})
/** One run at a time, whoever started it. */
export const GENERATION_KEY = 'all'

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

const resultSchema = z.object({ generated: z.int() })

export const createPageGenerationService = (dependencies: { database: Database; queue: JobQueue }) => {
  const { database, queue } = dependencies
  const { job: table } = database.prisma

  const read = async (where: { readonly id?: string }): Promise<PageGeneration | null> => {
    const row = await table.findFirst({
      where: { ...where, kind: GENERATE_PAGES.name },
      // A run that waits or runs has no end yet: it comes first.
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

  return {
    /** The run that waits or runs, else the latest; null before the first. @throws ForbiddenError for anyone but an administrator. */
    latest: (viewer: Viewer | null): Promise<PageGeneration | null> => {
      authorize(viewer, 'page:read', null)
      return read({})
    },

    /**
     * Starts a run that generates up to `limit` pages of a type, or of all types. While a run waits or runs, that one is the
     * answer.
     * @throws ForbiddenError, InvalidInputError for a limit outside 1 to 50, or 1 to 20 for one type.
     */
    start: async (viewer: Viewer | null, type: GeneratedPageType | null, limit: number): Promise<PageGeneration> => {
      authorize(viewer, 'page:change', null)
      const most = type === null ? MAX_OF_ALL : MAX_OF_TYPE
      if (limit < 1 || limit > most) throw new InvalidInputError(`"limit" must be a number from 1 to ${most}.`, 'limit')
      const { id } = await database.transaction((tx) =>
        queue.enqueue(tx, GENERATE_PAGES, { request: { type, limit } }, { key: GENERATION_KEY }),
      )
      const generation = await read({ id })
      if (generation === null) throw new Error('The run that was just started is missing.')
      return generation
    },
  }
}
