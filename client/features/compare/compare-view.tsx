import { type FormEvent, useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { similarReason } from '../../../core/display/similar.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { comparedTools } from '../../lib/compare-storage.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { COMPARE_PATH, type CompareOptions, compareAddress } from './compare-address.ts'
import { CompareTable } from './compare-table.tsx'
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
    vendor
    priceText
    pricingModel
    freeTier
    apiAvailable
    openSource
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
      name
      usdMonth
      usdYear
      perSeat
      minSeats
      keyLimits
      asOf
    }
    facts {
      field
      source
      asOf
      checkedOn
    }
  }
`)

const CompareSuggestions_tool = graphql(`
  fragment CompareSuggestions_tool on Tool {
    id
    slug
    name
    similar(first: 4) {
      sharedTopics
      contrasts
      tool {
        id
        slug
        name
      }
    }
  }
`)

type ViewProps = {
  readonly tools: readonly FragmentType<typeof CompareTools_tool>[]
  readonly options: CompareOptions
  readonly forYou: ForYou | null
  /** Whether it will soon be known what the comparison is to the member. */
  readonly weighing: boolean
}

/** The tools side by side, with what can be done with the table. */
export function CompareView({ tools: masked, options, forYou, weighing }: ViewProps) {
  const tools = masked.map((tool) => readFragment(CompareTools_tool, tool))
  const comparison = comparisonOf(tools)
  const slugs = tools.map(({ slug }) => slug)
  const navigate = useNavigate()
  const show = (next: CompareOptions) => void navigate(compareAddress(slugs, next), { preventScrollReset: true })
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
      <CompareTable
        tools={tools}
        comparison={comparison}
        options={{ ...options, onlyDifferences: options.onlyDifferences === true && tools.length > 1 }}
        forYou={forYou}
        onForYou={() => show({ ...options, forYou: !options.forYou })}
        weighing={weighing}
        onRemove={removeStored}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-soft text-sm">
          {comparison.commonSource === null ? null : `Where nothing else is said: ${comparison.commonSource}. `}
          Prices in US dollars before tax.
        </p>
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

type SuggestionsProps = { readonly tool: FragmentType<typeof CompareSuggestions_tool> }

/** For a comparison of one: tools to set beside it, each with the reason. */
export function CompareSuggestions({ tool: masked }: SuggestionsProps) {
  const { slug, name, similar } = readFragment(CompareSuggestions_tool, masked)
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="beside" className="mt-6">
      <h2 id="beside" className="text-xl">
        Set another tool beside {name}
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {similar.map(({ tool, sharedTopics, contrasts }) => (
          <li key={tool.id} className="py-2.5">
            <Link to={compareAddress([slug, tool.slug])} className="link font-semibold">
              Compare with {tool.name}
            </Link>
            <p className="text-soft text-sm">{similarReason({ sharedTopics, contrasts: contrasts.map(fromEnum) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
