import type { ToolPrice_toolFragment } from '#client/gql/graphql.ts'
import { knownPlanOf } from '#client/lib/known-plan.ts'
import { monthText } from '#core/display/facts.ts'
import { peopleText, type Team } from '#core/display/team.ts'
import { lowestTeamPrice } from '#core/display/team-price.ts'

type BoxPrice = ToolPrice_toolFragment['startingPrice']

/** What a team pays at least; what the tool costs at least where no plan is for so many people. */
export function teamBox(
  { plans: masked, startingPrice }: Pick<ToolPrice_toolFragment, 'plans' | 'startingPrice'>,
  team: Team,
): BoxPrice {
  const price = lowestTeamPrice(masked.map(knownPlanOf), team)
  if (price === null) return startingPrice
  const { plan, figure, unit, terms } = price
  return {
    lead: `For ${peopleText(team.people)}`,
    figure,
    unit,
    terms: [plan.name, ...terms].join(' · '),
    month: monthText(plan.asOf),
  }
}
