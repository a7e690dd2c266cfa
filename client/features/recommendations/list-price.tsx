import { shortMonth } from '#core/display/dates.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { isOnePerson, peopleText } from '#core/display/team.ts'
import { lowestTeamPrice, totalText } from '#core/display/team-price.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { knownPlanOf } from '../../lib/known-plan.ts'
import { useListTeam } from './list-team.tsx'

const ListPrice_tool = graphql(`
  fragment ListPrice_tool on Tool {
    id
    priceText
    priceAsOf
    plans {
      ...KnownPlan_plan
    }
  }
`)

/** What a recommended tool costs, or what it costs the team at least, with its month. Null is a tool that is no longer in the catalog. */
export function ListPrice({ tool: masked }: { readonly tool: FragmentType<typeof ListPrice_tool> | null }) {
  const tool = readFragment(ListPrice_tool, masked)
  const team = useListTeam()
  if (tool === null) return 'No longer in the catalog'
  const price = isOnePerson(team) ? null : lowestTeamPrice(tool.plans.map(knownPlanOf), team)
  if (price === null) return <Dated text={tool.priceText ?? PRICING_NOT_VERIFIED} month={tool.priceAsOf} />
  const { plan, terms } = price
  return (
    <>
      {`${totalText(price)} for ${peopleText(team.people)}`}
      <span className="block font-normal text-soft">
        <Dated text={[plan.name, ...terms].join(' · ')} month={plan.asOf} />
      </span>
    </>
  )
}

function Dated({ text, month }: { readonly text: string; readonly month: string | null | undefined }) {
  return (
    <>
      {text}
      {month ? (
        <>
          {' · '}
          <time dateTime={month} className="whitespace-nowrap font-normal text-soft">
            {shortMonth(new Date(month))}
          </time>
        </>
      ) : null}
    </>
  )
}
