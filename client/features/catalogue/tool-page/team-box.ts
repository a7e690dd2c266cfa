import type { ToolBox_toolFragment } from '#client/gql/graphql.ts'
import { knownPlanOf } from '#client/lib/known-plan.ts'
import { monthText } from '#core/display/facts.ts'
import { peopleText, type Team } from '#core/display/team.ts'
import { lowestTeamPlan, teamPrice } from '#core/display/team-price.ts'

type BoxPrice = ToolBox_toolFragment['startingPrice']

/** What a team pays at least; what the tool costs at least where no plan is for so many people. */
export function teamBox(
  { plans: masked, startingPrice }: Pick<ToolBox_toolFragment, 'plans' | 'startingPrice'>,
  team: Team,
): BoxPrice {
  const plans = masked.map(knownPlanOf)
  const plan = lowestTeamPlan(plans, team)
  if (plan === null) return startingPrice
  const { figure, unit, terms } = teamPrice(plan, plans, team)
  return {
    lead: `For ${peopleText(team.people)}`,
    figure,
    unit,
    terms: [plan.name, ...terms].join(' · '),
    month: monthText(plan.asOf),
  }
}
