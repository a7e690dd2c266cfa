import { ROLE_TOPICS, TASK_TOPICS, TASKS } from '../../quiz/topics.ts'
import { ROLES, type Role } from '../vocabulary.ts'
import type { FiledTool, LintedCatalogue, LintProblem } from './problem.ts'
import { PAIRS_WITHOUT_OWN_TOOLS, serves } from './role-task-pairs.ts'

/** Fewest active tools per category for a useful page. */
const MIN_CATEGORY = 8
/** Fewest free tools per role or task, so that a visitor without a budget gets relevant results. */
const MIN_FREE = 8
/** Fewest free tools for a role with a given task. */
const MIN_FREE_PAIR = 4

/** Categories exempt from the minimum, with the reason. */
export const SMALL_CATEGORIES: Readonly<Record<string, string>> = {}

const isFree = (tool: FiledTool) => tool.pricing_model === 'free' || tool.pricing_model === 'freemium'

const categories = (data: LintedCatalogue, active: readonly FiledTool[]): LintProblem[] =>
  data.categories.flatMap(({ slug }) => {
    const count = active.filter((tool) => tool.category === slug).length
    if (count >= MIN_CATEGORY || slug in SMALL_CATEGORIES) return []
    const message = `has ${count} active tools; list at least ${MIN_CATEGORY}, or name the reason in SMALL_CATEGORIES`
    return [{ file: `tools/${slug}.json`, slug, rule: 'small-category', message }]
  })

const shortage = (slug: string, count: number, min: number): LintProblem[] =>
  count >= min
    ? []
    : [{ file: 'tools', slug, rule: 'balance', message: `is served by ${count} free or freemium tools; needs ${min}` }]

const isExcluded = (role: Role, task: string) =>
  PAIRS_WITHOUT_OWN_TOOLS.some((pair) => pair.role === role && pair.task === task)

/** Categories with too few tools, and roles, tasks and their pairs with too few free ones. Only active tools count. */
export const lintBalance = (data: LintedCatalogue): LintProblem[] => {
  const active = data.tools.filter((tool) => tool.status === 'active')
  const free = active.filter(isFree)
  const forTask = (tools: readonly FiledTool[], task: (typeof TASKS)[number]) =>
    tools.filter((tool) => serves(tool.topics, TASK_TOPICS[task])).length
  return [
    ...categories(data, active),
    ...TASKS.flatMap((task) => shortage(task, forTask(free, task), MIN_FREE)),
    ...ROLES.flatMap((role) => {
      const own = free.filter((tool) => serves(tool.topics, ROLE_TOPICS[role]))
      const pairs = TASKS.filter((task) => !isExcluded(role, task))
      return [
        ...shortage(role, own.length, MIN_FREE),
        ...pairs.flatMap((task) => shortage(`${role} + ${task}`, forTask(own, task), MIN_FREE_PAIR)),
      ]
    }),
  ]
}
