import { type CardTool, ToolCard } from './tool-card.tsx'

// One column of its own width on a phone: an automatic one would grow with the longest word.
export const TOOL_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** Cards of tools side by side. */
export function ToolGrid({ tools }: { readonly tools: readonly CardTool[] }) {
  return (
    <ul className={TOOL_GRID}>
      {tools.map((tool) => (
        <li key={tool.id}>
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  )
}
