import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { comparedTools } from '../../lib/compare-storage.ts'
import type { CompareOptions } from './compare-address.ts'
import { CompareTable } from './compare-table.tsx'
import { CompareTools_tool } from './compared-tool.ts'
import { type ComparedTool, comparisonOf } from './comparison.ts'
import type { ForYou } from './for-you-control.tsx'
import type { RenderHeart } from './table-head.tsx'

type ViewProps = {
  readonly tools: readonly FragmentType<typeof CompareTools_tool>[]
  readonly options: CompareOptions
  readonly forYou: ForYou | null
  /** Whether the member's weights are still loading. */
  readonly weighing: boolean
  readonly renderHeart: RenderHeart
}

/** The tools side by side, and where the facts come from. */
export function CompareView({ tools: masked, options, forYou, weighing, renderHeart }: ViewProps) {
  const tools = masked.map((tool) => readFragment(CompareTools_tool, tool))
  const comparison = comparisonOf(tools)
  const removeStored = (tool: ComparedTool) =>
    comparedTools.set(comparedTools.get().filter(({ slug }) => slug !== tool.slug))
  const isMarking = tools.length > 1 && options.onlyDifferences !== true
  return (
    <>
      <CompareTable
        tools={tools}
        comparison={comparison}
        options={{ ...options, onlyDifferences: options.onlyDifferences === true && tools.length > 1 }}
        forYou={forYou}
        weighing={weighing}
        onRemove={removeStored}
        renderHeart={renderHeart}
      />
      <div className="mt-4 max-w-prose text-soft text-sm">
        <p>
          {isMarking ? 'Rows with a gold edge differ. ' : null}
          {comparison.commonSource === null ? null : `Unless noted otherwise: ${comparison.commonSource}. `}
          Prices are before tax.
        </p>
        {comparison.otherSources.length > 0 ? (
          <ul className="mt-1 grid gap-1 text-xs">
            {comparison.otherSources.map(({ source, facts }) => (
              <li key={source}>
                {source}: {facts.join('; ')}.
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  )
}
