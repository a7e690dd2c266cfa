import { createContext, type ReactNode, useContext } from 'react'
import { MAX_PEOPLE, ONE_PERSON, peopleText, type Team } from '#core/display/team.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { useStoredValue } from '../../lib/stored-value.ts'
import { storedTeam, useTeam } from '../../lib/team.ts'
import { TeamControl } from '../../ui/team-control.tsx'

const ListTeam_result = graphql(`
  fragment ListTeam_result on QuizResult {
    teamSize
    fewestPeople
  }
`)

type Result = { readonly result: FragmentType<typeof ListTeam_result> }

const AnsweredTeam = createContext(ONE_PERSON)

/** The team that the prices of a list are for: the one chosen in this browser, else the smallest one of the answers. */
export const useListTeam = (): Team => useTeam(useContext(AnsweredTeam))

/** Has the prices of its lists start with the team of the answers. */
export function ListTeam({ result: masked, children }: Result & { readonly children: ReactNode }) {
  const { fewestPeople } = readFragment(ListTeam_result, masked)
  const team = { ...ONE_PERSON, people: fewestPeople ?? ONE_PERSON.people }
  return <AnsweredTeam value={team}>{children}</AnsweredTeam>
}

/** The choice of the team, and where its size comes from. */
export function ListTeamControl({ result: masked }: Result) {
  const { teamSize } = readFragment(ListTeam_result, masked)
  const isChosen = useStoredValue(storedTeam) !== null
  const team = useListTeam()
  const source = isChosen ? 'chosen in this browser' : teamSize ? `you answered “${teamSize}”` : null
  return (
    <div>
      <TeamControl team={team} max={MAX_PEOPLE} onChange={storedTeam.set} />
      {source === null ? null : (
        <p className="mt-1 text-soft text-xs">
          Prices for {peopleText(team.people)}: {source}
        </p>
      )}
    </div>
  )
}
