/** The answers to the tasks of the home page, computed from the grades of jobs and the records of their tools. */
import type { Job } from '#core/jobs/job-file.ts'
import { TASKS } from '#core/jobs/tasks.ts'
import { conditionTexts, type TaskAnswer, taskAnswer } from '#core/pages/job/task-answer.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { CatalogueListing } from './listing/catalogue-listing.ts'
import type { PageRows } from './listing/page-rows.ts'
import type { RevisionWatch } from './revision-watch.ts'
import { selectionFor, type ToolRow, type ToolSelection } from './tool-row.ts'

export type TaskAnswersService = ReturnType<typeof createTaskAnswersService>

export type AnsweredTask<Tool> = TaskAnswer<Tool> & {
  readonly name: string
  /** The slug of the category whose icon it has. */
  readonly category: string
  readonly conditions: readonly string[]
  readonly job: Job
}

const CONDITIONS_AND_REASONS = selectionFor(
  new Set(['pricingModel', 'plans', 'platforms', 'integrations', 'features', 'useCases', 'pros', 'description']),
)

type Identified = { readonly id: string }

export const createTaskAnswersService = (dependencies: {
  listings: Pick<CatalogueListing, 'current'>
  pageRows: PageRows
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
  jobs: readonly Job[]
}) => {
  const { listings, pageRows, catalogueRevision, jobs } = dependencies
  const tasks = TASKS.flatMap((task) => {
    const job = jobs.find(({ slug }) => slug === task.job)
    return job === undefined ? [] : [{ ...task, job }]
  })

  const answered = createRevisionCache({
    source: catalogueRevision,
    compute: async (): Promise<readonly AnsweredTask<Identified>[]> => {
      const listing = await listings.current()
      const slugs = new Set(tasks.flatMap(({ job }) => job.tools.map(({ tool }) => tool)))
      const ids = Array.from(slugs, (slug) => listing.idOf(slug)).filter((id) => id !== undefined)
      const tools = await pageRows.read(listing, ids, CONDITIONS_AND_REASONS)
      return tasks.flatMap(({ name, job, category, conditions }) => {
        const { picks, fitCount } = taskAnswer(job, conditions, tools)
        const identified = picks.map(({ tool: { id }, reason }) => ({ tool: { id }, reason }))
        return fitCount === 0
          ? []
          : [{ name, job, category, conditions: conditionTexts(conditions), picks: identified, fitCount }]
      })
    },
  })

  return {
    /** In the order of the list; tasks that no tool of the catalog fits are omitted. */
    answers: async (selection: ToolSelection): Promise<readonly AnsweredTask<ToolRow>[]> => {
      const answers = await answered.get()
      const ids = new Set(answers.flatMap(({ picks }) => picks.map(({ tool }) => tool.id)))
      const rows = new Map(
        (await pageRows.read(await listings.current(), [...ids], selection)).map((row) => [row.id, row]),
      )
      return answers.map((answer) => ({
        ...answer,
        picks: answer.picks.flatMap(({ tool: { id }, reason }) => {
          const tool = rows.get(id)
          return tool === undefined ? [] : [{ tool, reason }]
        }),
      }))
    },
  }
}
