/** What to know first about a tool, and which tools to choose instead, computed on request. */

import type { EventRecord } from '#core/catalogue/fields/event-record.ts'
import type { TeamSize } from '#core/catalogue/vocabulary.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { otherChoices } from '#core/pages/verdict/other-choices.ts'
import { jobsByTool } from '#core/pages/verdict/tool-jobs.ts'
import { type ToolVerdict, toolVerdict } from '#core/pages/verdict/tool-verdict.ts'
import { factMonths } from './fact-months.ts'
import type { ToolService } from './tool.service.ts'
import { selectionFor, type ToolRow } from './tool-row.ts'

export type ToolVerdictService = ReturnType<typeof createToolVerdictService>

export type ChosenInstead = { readonly condition: string; readonly tool: ToolRow }

/** Enough to find three with an advantage. */
const SIMILAR = 8
const SLUG_ONLY = selectionFor(new Set())

export const createToolVerdictService = (dependencies: {
  tools: Pick<ToolService, 'similarTo' | 'compare'>
  jobs: readonly Job[]
}) => {
  const { tools } = dependencies
  const jobs = jobsByTool(dependencies.jobs)
  return {
    /** Null for a tool that is not active, or without facts to judge by. */
    verdictOf: (tool: ToolRow): ToolVerdict | null =>
      toolVerdict(
        {
          ...tool,
          teamFit: tool.teamFit as readonly TeamSize[],
          events: tool.events as readonly EventRecord[],
          months: factMonths(tool.facts),
        },
        jobs.get(tool.slug) ?? { does: [], doesNot: [] },
      ),

    /** Up to three active tools; `fields` are the requested GraphQL fields of each. */
    choicesInstead: async (tool: ToolRow, fields: ReadonlySet<string>): Promise<readonly ChosenInstead[]> => {
      const similar = await tools.similarTo(tool, SIMILAR, SLUG_ONLY)
      const chosen = otherChoices(
        tool,
        jobs,
        similar.map((entry) => ({ contrasts: entry.contrasts, slug: entry.tool.slug })),
      )
      const rows = await tools.compare(
        chosen.map(({ slug }) => slug),
        selectionFor(new Set([...fields, 'status'])),
      )
      return chosen.flatMap(({ condition, slug }) => {
        const row = rows.find((other) => other.slug === slug && other.status === 'active')
        return row === undefined ? [] : [{ condition, tool: row }]
      })
    },
  }
}
