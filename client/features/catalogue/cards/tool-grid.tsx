// @chunk cards
import { readFragment } from '#client/gql/fragment-masking.ts'
import { HydrateLater } from '#client/lib/later.tsx'
import { type CardTool, type MatchMarks, ToolCard, ToolCard_tool } from './tool-card.tsx'

// One column of a fixed width on a phone: an automatic one would grow with the longest word.
const TOOL_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
/** Next to filters, there is room for one column less. */
export const NARROW_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3 min-[96rem]:grid-cols-4'

type ToolGridProps = {
  readonly tools: readonly CardTool[]
  /** The columns, where the cards do not have the width of the page. */
  readonly columns?: string
  /** What a search matched in each tool, by index. */
  readonly marksOf?: (index: number) => MatchMarks
}

/** How many cards are hydrated together; the first ones at once. */
const TOGETHER = 6

/** A grid of tool cards. */
export function ToolGrid({ tools, columns = TOOL_GRID, marksOf }: ToolGridProps) {
  const categories = new Set(tools.map((tool) => readFragment(ToolCard_tool, tool).category.id))
  const sameCategory = tools.length > 1 && categories.size === 1
  const cards = tools.map((tool, index) => (
    <li key={tool.id}>
      <ToolCard tool={tool} marks={marksOf?.(index)} sameCategory={sameCategory} />
    </li>
  ))
  const groups = []
  for (let start = TOGETHER; start < cards.length; start += TOGETHER) {
    groups.push(<HydrateLater key={start}>{cards.slice(start, start + TOGETHER)}</HydrateLater>)
  }
  return (
    <ul className={columns}>
      {cards.slice(0, TOGETHER)}
      {groups}
    </ul>
  )
}
