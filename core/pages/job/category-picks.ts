/** The labeled picks of a category, from the grades of its jobs. */
import { labelsOf, PRIVACY_LABELS } from '../../display/labels.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import type { CategoryStanding } from '../../jobs/category-standings.ts'
import { evidenceField } from '../../jobs/evidence-field.ts'
import type { PageTool } from '../page-tool.ts'
import { isFreePlan } from '../verdict/terms.ts'
import { CLAIMS, held, type LabeledTool, PICK_LABELS, type Picked, picksOf } from './job-picks.ts'

type CategoryTool = LabeledTool & Pick<PageTool, 'features' | 'useCases' | 'pros' | 'description'>

type Standing = { readonly tool: CategoryTool } & Pick<CategoryStanding, 'grade' | 'evidence'>

export type CategoryPick<Tool> = {
  readonly tool: Tool
  /** Such as `Best overall`, most important first. */
  readonly labels: readonly string[]
  /** A phrase or sentence from its record that shows why; null if the record no longer has it. */
  readonly reason: string | null
}

const freeLimit = ({ plans }: CategoryTool): string | null => plans.find(isFreePlan)?.keyLimits[0] ?? null

/** Short, because picks are shown side by side. */
const reasonOf = (pick: Picked<Standing>): string | null => {
  const { tool, labels, reasons } = pick
  const [label] = labels
  const [reason] = reasons
  // The record may have changed since the judgment.
  const evidence = pick.evidence === null || evidenceField(tool, pick.evidence) === null ? null : pick.evidence
  if (label === 'private') return reason?.text ?? evidence
  if (label === 'claims') {
    return `According to its vendor: ${labelsOf(PRIVACY_LABELS, held(tool, CLAIMS)).join(', ')}`
  }
  const limit = label === 'free' ? freeLimit(tool) : null
  return limit === null ? evidence : `Free plan: ${lowerFirst(limit)}`
}

/** `standings`: the tools of the category, in the order of its list. */
export const categoryPicks = <Tool extends CategoryTool>(
  standings: readonly (Standing & { readonly tool: Tool })[],
): readonly CategoryPick<Tool>[] =>
  picksOf(standings).map((pick) => ({
    tool: pick.tool,
    labels: pick.labels.map((label) => PICK_LABELS[label]),
    reason: reasonOf(pick),
  }))
