/** The answer to a task: the best graded tools that meet its conditions. */
import { INTEGRATION_LABELS, PLATFORM_LABELS } from '../../display/labels.ts'
import { evidenceField } from '../../jobs/evidence-field.ts'
import type { Job } from '../../jobs/job-file.ts'
import type { TaskConditions } from '../../jobs/tasks.ts'
import { freePlanOf, type PageTool } from '../page-tool.ts'

export const MOST_PICKS = 3

/** What conditions and reasons depend on. */
type TaskTool = Pick<
  PageTool,
  'slug' | 'pricingModel' | 'plans' | 'platforms' | 'integrations' | 'features' | 'useCases' | 'pros' | 'description'
>

type TaskPick<Tool> = {
  readonly tool: Tool
  /** For whom, in the words of its grade; else the entry of its record that shows that it does the job. */
  readonly reason: string | null
}

export type TaskAnswer<Tool> = {
  /** Best first, at most three. */
  readonly picks: readonly TaskPick<Tool>[]
  /** How many graded tools meet the conditions. */
  readonly fitCount: number
}

/** `Free plan`, `Android`, `Works with Microsoft Office`. */
export const conditionTexts = ({ freePlan, platform, integration }: TaskConditions): readonly string[] => [
  ...(freePlan ? ['Free plan'] : []),
  ...(platform ? [PLATFORM_LABELS[platform]] : []),
  ...(integration ? [`Works with ${INTEGRATION_LABELS[integration]}`] : []),
]

const meets = (tool: TaskTool, { freePlan, platform, integration }: TaskConditions): boolean =>
  (!freePlan || freePlanOf(tool) === true) &&
  (platform === undefined || tool.platforms.includes(platform)) &&
  (integration === undefined || tool.integrations.includes(integration))

const reasonOf = (tool: TaskTool, { for: suits, evidence }: Job['tools'][number]): string | null => {
  if (suits !== undefined) return `For ${suits}`
  // The record may have changed since the judgment.
  return evidenceField(tool, evidence) === null ? null : evidence
}

/** `tools`: those of the catalog, in any order. */
export const taskAnswer = <Tool extends TaskTool>(
  job: Pick<Job, 'tools'>,
  conditions: TaskConditions,
  tools: readonly Tool[],
): TaskAnswer<Tool> => {
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  const fitting = job.tools.flatMap((graded) => {
    const tool = bySlug.get(graded.tool)
    return tool !== undefined && meets(tool, conditions) ? [{ tool, reason: reasonOf(tool, graded) }] : []
  })
  return { picks: fitting.slice(0, MOST_PICKS), fitCount: fitting.length }
}
