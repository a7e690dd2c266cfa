import { graphql } from '#client/gql/gql.ts'
import type { ToolPrice_toolFragment } from '#client/gql/graphql.ts'
import { useTeam } from '#client/lib/team.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { isOnePerson } from '#core/display/team.ts'

export const ToolPrice_tool = graphql(`
  fragment ToolPrice_tool on Tool {
    id
    startingPrice {
      lead
      figure
      unit
      terms
      month
    }
    plans {
      ...KnownPlan_plan
    }
  }
`)

const loadTeamBox = () => import('./team-box.ts')

/** What a tool costs at least for the visitor's team; null when unknown. */
export function useToolPrice(
  tool: ToolPrice_toolFragment | null,
): NonNullable<ToolPrice_toolFragment['startingPrice']> | null {
  const team = useTeam()
  const part = useLoaded(loadTeamBox, !isOnePerson(team))
  return (tool && part ? part.teamBox(tool, team) : tool?.startingPrice) ?? null
}
