import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolKeyFacts_toolFragment } from '#client/gql/graphql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { labelsOf, PLATFORM_LABELS, skillLabel } from '#core/display/labels.ts'

const ToolKeyFacts_tool = graphql(`
  fragment ToolKeyFacts_tool on Tool {
    id
    pricingModel
    priceText
    freeTier
    platforms
    skill
    apiAvailable
  }
`)

const NOT_VERIFIED = 'Not verified'

function factsOf({ freeTier, pricingModel, apiAvailable, ...tool }: ToolKeyFacts_toolFragment): [string, string][] {
  // The API has its own fact.
  const platforms = tool.platforms.map(fromEnum).filter((platform) => platform !== 'api')
  return [
    ['Price', tool.priceText ?? NOT_VERIFIED],
    ['Free tier', freeTier ? 'Yes' : pricingModel ? 'None known' : NOT_VERIFIED],
    ['Platforms', platforms.length > 0 ? labelsOf(PLATFORM_LABELS, platforms).join(', ') : NOT_VERIFIED],
    ['Skill needed', skillLabel(tool.skill) ?? NOT_VERIFIED],
    ['API', apiAvailable ? 'Yes' : apiAvailable === false ? 'No' : NOT_VERIFIED],
  ]
}

/** Next to the title on a wide screen, below the description elsewhere. */
export const KEY_FACTS_CLASSES =
  'col-span-2 min-h-32 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:min-h-56'

/** The facts that decide first whether a tool is worth a look. */
export function ToolKeyFacts({ tool }: { readonly tool: FragmentType<typeof ToolKeyFacts_tool> }) {
  return (
    <dl
      aria-label="Key facts"
      className={`${KEY_FACTS_CLASSES} grid grid-cols-2 content-start gap-x-4 gap-y-2 border-line border-t pt-3 text-sm sm:grid-cols-3 lg:grid-cols-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-5`}
    >
      {factsOf(readFragment(ToolKeyFacts_tool, tool)).map(([label, value]) => (
        <div key={label}>
          <dt className="text-soft text-xs">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
