/** What to know first about a tool: whom it suits, whom it does not, what is free, and its drawbacks. */

import type { EventRecord } from '../../catalogue/fields/event-record.ts'
import type { KnownPlan } from '../../catalogue/known-plan.ts'
import type { PricingModel, TeamSize, ToolStatus, Topic } from '../../catalogue/vocabulary.ts'
import { monthText } from '../../display/facts.ts'
import { bestFor, notFor } from './suitability.ts'
import { freePlanLines, isAboutFreePlan, watchOut } from './terms.ts'
import type { JobsOfTool } from './tool-jobs.ts'
import { newLines, type VerdictLine } from './verdict-line.ts'

export type JudgedTool = {
  readonly status: ToolStatus
  readonly pricingModel: PricingModel | null
  readonly useCases: readonly string[]
  readonly cons: readonly string[]
  readonly plans: readonly KnownPlan[]
  readonly topics: Partial<Readonly<Record<Topic, number>>>
  /** 1 to 4. */
  readonly skill: number
  readonly teamFit: readonly TeamSize[]
  readonly events: readonly Pick<EventRecord, 'kind' | 'on'>[]
  /** The month each field is known for, `YYYY-MM`, by its name in the data files. */
  readonly months: ReadonlyMap<string, string>
}

/** Each part has up to three statements without a final period, none of which is in another part. */
export type ToolVerdict = {
  readonly bestFor: readonly string[]
  readonly notFor: readonly string[]
  readonly freePlan: readonly string[]
  readonly watchOut: readonly string[]
  /** `Oldest fact here: November 2025`. */
  readonly asOf: string | null
}

const oldest = (lines: readonly VerdictLine[]): string | null => {
  const [month] = lines.flatMap((line) => line.month ?? []).sort()
  return month === undefined ? null : `Oldest fact here: ${monthText(month)}`
}

/** The verdict from the record and the jobs that editors graded; null for a tool that is not listed, or without facts. */
export const toolVerdict = (tool: JudgedTool, jobs: JobsOfTool): ToolVerdict | null => {
  if (tool.status !== 'active') return null
  const best = newLines(bestFor(tool, jobs), [])
  const not = newLines(notFor(tool, jobs), best)
  const free = newLines(freePlanLines(tool), [...best, ...not])
  // Limits of the free plan are in its own part, if it has one.
  const warnings = watchOut(tool).filter(({ text }) => free.length === 0 || !isAboutFreePlan(text))
  const watch = newLines(warnings, [...best, ...not, ...free])
  const all = [best, not, free, watch]
  if (all.every(({ length }) => length === 0)) return null
  const [bestTexts, notTexts, freeTexts, watchTexts] = all.map((lines) => lines.map(({ text }) => text))
  return {
    bestFor: bestTexts ?? [],
    notFor: notTexts ?? [],
    freePlan: freeTexts ?? [],
    watchOut: watchTexts ?? [],
    asOf: oldest(all.flat()),
  }
}
