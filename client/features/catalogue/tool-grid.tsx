import { type CardTool, type MatchMarks, ToolCard } from './tool-card.tsx'

// One column of its own width on a phone: an automatic one would grow with the longest word.
const TOOL_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
/** Beside filters there is room for one column less. */
export const NARROW_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3 min-[96rem]:grid-cols-4'

type ToolGridProps = {
  readonly tools: readonly CardTool[]
  /** Whether filters stand beside them. */
  readonly beside?: boolean
  /** What a search matched in each, by its place. */
  readonly marksOf?: (index: number) => MatchMarks
}

/** Cards of tools side by side. */
export function ToolGrid({ tools, beside = false, marksOf }: ToolGridProps) {
  return (
    <ul className={beside ? NARROW_GRID : TOOL_GRID}>
      {tools.map((tool, index) => (
        <li key={tool.id}>
          <ToolCard tool={tool} marks={marksOf?.(index)} />
        </li>
      ))}
    </ul>
  )
}
