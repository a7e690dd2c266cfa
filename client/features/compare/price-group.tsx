import { capitalized } from '#core/display/capitalized.ts'
import { shortMonth } from '#core/display/dates.ts'
import { isOnePerson, MAX_PEOPLE, peopleText, type Team } from '#core/display/team.ts'
import { lowestTeamPrice, SEATS_NOT_STATED, totalText } from '#core/display/team-price.ts'
import { knownPlanOf } from '../../lib/known-plan.ts'
import { storedTeam, useTeam } from '../../lib/team.ts'
import { TeamControl } from '../../ui/team-control.tsx'
import type { ComparedTool, ComparisonCell } from './comparison.ts'
import { GroupRows, type GroupRowsProps, type ShownRow } from './group-rows.tsx'

/** What the tools cost, and what they cost a team at least. */
export function PriceGroup(props: GroupRowsProps) {
  const team = useTeam()
  const { rows, tools } = props
  return (
    <GroupRows
      {...props}
      rows={isOnePerson(team) ? rows : [teamRow(tools, team), ...rows.filter(({ label }) => label !== 'Price')]}
      aside={<TeamControl team={team} max={MAX_PEOPLE} onChange={storedTeam.set} />}
    />
  )
}

function teamRow(tools: readonly ComparedTool[], team: Team): ShownRow {
  const cells = tools.map((tool) => teamCell(tool, team))
  const totals = cells.map(({ lines }) => lines[0])
  const differs = new Set(totals.filter(Boolean)).size > 1
  const unlike = totals.flatMap((total, index) => (total && totals[0] && total !== totals[0] ? [index] : []))
  return { label: `Price for ${peopleText(team.people)}`, cells, differs, marked: differs, unlike, because: null }
}

/** The total first and whether it is for all of them, then the plan, its terms and the month. */
function teamCell(tool: ComparedTool, team: Team): ComparisonCell {
  const price = lowestTeamPrice(tool.plans.map(knownPlanOf), team)
  if (price === null) {
    const none = tool.plans.length > 0 ? [`No plan for ${peopleText(team.people)} is known`] : []
    return { lines: none, source: null }
  }
  const { plan, terms } = price
  const isUnstated = terms.includes(SEATS_NOT_STATED)
  const known = terms.filter((term) => term !== SEATS_NOT_STATED)
  return {
    lines: [
      totalText(price),
      ...(isUnstated ? [capitalized(SEATS_NOT_STATED)] : []),
      [plan.name, ...known, shortMonth(new Date(plan.asOf))].join(' · '),
    ],
    source: null,
    isTotal: true,
  }
}
