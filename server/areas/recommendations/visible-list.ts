/** A list as one member sees it, with the tools that it names. */

import type { RecommendationList } from '../../../core/recommendations/model/recommendation.ts'
import { type VisibleList, type VisibleRecommendation, visibleList } from '../../../core/recommendations/paid-fields.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import type { StoredQuizResult } from '../quiz/quiz.service.ts'

/** `tool` is null when its record has gone since. */
export type RecommendationWithTool = VisibleRecommendation & { readonly tool: ToolRow | null }
export type RelaxationWithTools = Omit<VisibleList['relaxations'][number], 'items'> & {
  readonly items: readonly RecommendationWithTool[]
}
export type ListWithTools = Omit<VisibleList, 'items' | 'relaxations'> & {
  readonly items: readonly RecommendationWithTool[]
  readonly relaxations: readonly RelaxationWithTools[]
}

/** A finished quiz with what was recommended for it. */
export type ResultWithTools = {
  readonly result: StoredQuizResult
  readonly paid: boolean
  readonly list: ListWithTools
}

/** Cuts a list down to what the member may see, and reads its tools in one statement; `fields` are asked of each. */
export const visibleListWithTools = async (
  tools: Pick<ToolService, 'toolsById'>,
  list: RecommendationList,
  paid: boolean,
  fields: ReadonlySet<string>,
): Promise<ListWithTools> => {
  const shown = visibleList(list, paid)
  const all = [...shown.items, ...shown.relaxations.flatMap(({ items }) => items)]
  const ids = fields.size === 0 ? [] : [...new Set(all.map(({ toolId }) => toolId))]
  const found = await tools.toolsById(ids, fields)
  const withTool = (item: VisibleRecommendation): RecommendationWithTool => ({
    ...item,
    tool: found.get(item.toolId) ?? null,
  })
  return {
    ...shown,
    items: shown.items.map(withTool),
    relaxations: shown.relaxations.map((relaxation) => ({ ...relaxation, items: relaxation.items.map(withTool) })),
  }
}
