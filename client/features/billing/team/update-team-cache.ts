import type { ApolloCache } from '@apollo/client'
import type { FragmentType } from '#client/gql/fragment-masking.ts'
import { type TeamMembers_team, TeamSectionDocument } from './team-query.ts'

/** Writes the team returned by a mutation into the settings query. */
export const writeTeam = (cache: ApolloCache, team: FragmentType<typeof TeamMembers_team> | null): void => {
  cache.updateQuery({ query: TeamSectionDocument }, (known) =>
    known?.viewer ? { ...known, viewer: { ...known.viewer, team } } : known,
  )
}
