/** Common questions about a tool and the age of its record, computed on request. */

import { isBestKnown } from '#core/catalogue/best-known.ts'
import type { Platform, PrivacyFlag } from '#core/catalogue/vocabulary.ts'
import { oldKnowledgeText } from '#core/display/knowledge-age.ts'
import { type ToolQuestion, toolQuestions } from '#core/pages/tool-questions.ts'
import type { Clock } from '../../platform/clock.ts'
import { factMonths } from './fact-months.ts'
import type { ToolService } from './tool.service.ts'
import { selectionFor, type ToolRow } from './tool-row.ts'

export type ToolQuestionsService = ReturnType<typeof createToolQuestionsService>

/** As many as a page shows below its facts. */
const ALTERNATIVES = 4
const NAME = selectionFor(new Set(['name']))

export const createToolQuestionsService = (dependencies: { tools: Pick<ToolService, 'similarTo'>; clock: Clock }) => {
  const { tools, clock } = dependencies
  return {
    /** Empty for a tool that is not active or not well known. */
    questionsAbout: async (tool: ToolRow): Promise<readonly ToolQuestion[]> => {
      if (!isBestKnown(tool)) return []
      const similar = await tools.similarTo(tool, ALTERNATIVES, NAME)
      return toolQuestions({
        ...tool,
        platforms: tool.platforms as readonly Platform[],
        privacy: tool.privacy as readonly PrivacyFlag[],
        months: factMonths(tool.facts),
        alternatives: similar.map((entry) => entry.tool.name),
      })
    },

    /** A note on an old record; null when its newest fact or plan is at most a year old. */
    ageNote: ({ name, facts, plans }: ToolRow): string | null =>
      oldKnowledgeText(name, [...factMonths(facts).values(), ...plans.map(({ asOf }) => asOf)], clock.now()),
  }
}
