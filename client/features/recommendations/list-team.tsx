import { createContext, type ReactNode, useContext, useState } from 'react'
import { MAX_PEOPLE, ONE_PERSON, peopleText, type Team } from '#core/display/team.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { storedTeam, useTeam } from '../../lib/team.ts'
import { TeamControl } from '../../ui/team-control.tsx'

const ListTeam_result = graphql(`
  fragment ListTeam_result on QuizResult {
    teamSize
    fewestPeople
  }
`)

type Result = { readonly result: FragmentType<typeof ListTeam_result> }

type ListedTeam = {
  readonly team: Team
  /** Whether its size is that of the answers. */
  readonly isAnswered: boolean
  readonly choose: (team: Team) => void
}

const ListedTeam = createContext<ListedTeam>({ team: ONE_PERSON, isAnswered: false, choose: () => undefined })

/** The team that the prices of a list are for. */
export const useListTeam = (): Team => useContext(ListedTeam).team

/** Has the prices of its lists start with the smallest team of the answers; without one, with that of other pages. */
export function ListTeam({ result: masked, children }: Result & { readonly children: ReactNode }) {
  const { fewestPeople } = readFragment(ListTeam_result, masked)
  const ofOtherPages = useTeam()
  const [chosen, setChosen] = useState<Team | null>(null)
  const answered = fewestPeople === null ? null : { people: fewestPeople, billing: ofOtherPages.billing }
  const choose = (team: Team) => {
    setChosen(team)
    storedTeam.set(team)
  }
  const team = chosen ?? answered ?? ofOtherPages
  return <ListedTeam value={{ team, isAnswered: chosen === null && answered !== null, choose }}>{children}</ListedTeam>
}

/** The choice of the team, and where its size comes from. */
export function ListTeamControl({ result: masked }: Result) {
  const { teamSize } = readFragment(ListTeam_result, masked)
  const { team, isAnswered, choose } = useContext(ListedTeam)
  return (
    <div>
      <TeamControl team={team} max={MAX_PEOPLE} onChange={choose} />
      {isAnswered && teamSize ? (
        <p className="mt-1 text-soft text-xs">
          Prices for {peopleText(team.people)}: you answered “{teamSize}”
        </p>
      ) : null}
    </div>
  )
}
