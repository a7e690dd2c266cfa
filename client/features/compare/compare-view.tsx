import { ArrowRight } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { comparedTools } from '../../lib/compare-storage.ts'
import { useGoTo } from '../../lib/go-to.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { COMPARE_PATH, type CompareOptions, compareAddress } from './compare-address.ts'
import { CompareTable, type RenderHeart } from './compare-table.tsx'
import { type ComparedTool, comparisonOf } from './comparison.ts'
import { ExportButtons } from './export-buttons.tsx'
import type { ForYou } from './for-you-control.tsx'

const CompareTools_tool = graphql(`
  fragment CompareTools_tool on Tool {
    id
    slug
    name
    mark {
      path
      darkPath
    }
    categoryIcon {
      path
      tint
    }
    vendor
    websiteUrl
    pricingModel
    freeTier
    apiAvailable
    openSource
    mcpServer
    license
    platforms
    skill
    integrations
    privacy
    features
    useCases
    pros
    cons
    category {
      id
      name
    }
    plans {
      ...KnownPlan_plan
    }
    facts {
      field
      source
      asOf
      checkedOn
    }
  }
`)

/** Up to which width the table overflows the window, by its number of tools. */
const SCROLL_HINT: Readonly<Record<number, string>> = { 2: 'min-[24rem]:hidden', 3: 'md:hidden', 4: 'lg:hidden' }

type ViewProps = {
  readonly tools: readonly FragmentType<typeof CompareTools_tool>[]
  readonly options: CompareOptions
  readonly forYou: ForYou | null
  /** Whether the member's weights are still loading. */
  readonly weighing: boolean
  readonly renderHeart: RenderHeart
}

/** The tools side by side, with the controls of the table. */
export function CompareView({ tools: masked, options, forYou, weighing, renderHeart }: ViewProps) {
  const tools = masked.map((tool) => readFragment(CompareTools_tool, tool))
  const comparison = comparisonOf(tools)
  const slugs = tools.map(({ slug }) => slug)
  const goTo = useGoTo()
  const show = (next: CompareOptions) => goTo(compareAddress(slugs, next), { preventScrollReset: true })
  const switchId = useId()
  const removeStored = (tool: ComparedTool) =>
    comparedTools.set(comparedTools.get().filter(({ slug }) => slug !== tool.slug))
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {tools.length > 1 ? (
          <form
            action={COMPARE_PATH}
            onSubmit={(event: FormEvent) => event.preventDefault()}
            className="flex items-center gap-3"
          >
            <input type="hidden" name="tools" value={slugs.join(',')} />
            <label htmlFor={switchId} className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-sm">
              <Checkbox
                id={switchId}
                role="switch"
                name="only"
                value="differences"
                checked={options.onlyDifferences === true}
                onToggle={() => show({ ...options, onlyDifferences: !options.onlyDifferences })}
                className="size-4.5 accent-accent"
              />
              Only differences
            </label>
            <noscript>
              <Button type="submit" variant="secondary">
                Show
              </Button>
            </noscript>
          </form>
        ) : null}
        <ExportButtons tools={tools} comparison={comparison} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 text-soft text-sm print:hidden">
        {tools.length > 1 && !options.onlyDifferences ? (
          <span>
            <span
              aria-hidden="true"
              className="mr-1.5 inline-block size-3 rounded-sm border border-line bg-gold-wash"
            />
            Facts that differ are highlighted.
          </span>
        ) : null}
        {tools.length > 1 ? (
          <span className={SCROLL_HINT[tools.length]}>
            Scroll the table sideways to see {tools.length === 2 ? 'both' : `all ${tools.length}`} tools{' '}
            <ArrowRight aria-hidden="true" className="inline size-4" />
          </span>
        ) : null}
      </p>
      <CompareTable
        tools={tools}
        comparison={comparison}
        options={{ ...options, onlyDifferences: options.onlyDifferences === true && tools.length > 1 }}
        forYou={forYou}
        onForYou={() => show({ ...options, forYou: !options.forYou })}
        weighing={weighing}
        onRemove={removeStored}
        renderHeart={renderHeart}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <div className="max-w-prose text-soft text-sm">
          <p>
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
        <LinkButton
          to="/ai-tools"
          variant="secondary"
          onClick={() => comparedTools.set(tools.map(({ slug, name, mark }) => ({ slug, name, mark })))}
        >
          Change the tools
        </LinkButton>
      </div>
    </>
  )
}
