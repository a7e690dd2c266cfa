/** What a copy of the catalog needs to filter and sort tools as the lists do, beyond the fields of its files. */
import { TEAM_SIZES } from '../vocabulary.ts'
import type { ListedTool, ToolColumns } from './columns.ts'

export type ListFacts = Pick<ListedTool, 'skill' | 'teamFit' | 'directoryRank' | 'addedDay'> & {
  /** In millionths of a star, as in the order by rating. */
  readonly ratingScore: number
}

/** The facts by the id of the tool. */
export const listFactsOf = (columns: ToolColumns, scoreOf: (id: string) => number): ReadonlyMap<string, ListFacts> =>
  new Map(
    columns.ids.map((id, ordinal) => [
      id,
      {
        skill: 32 - Math.clz32(columns.skills[ordinal] as number),
        teamFit: TEAM_SIZES.filter((_, bit) => ((columns.teamSizes[ordinal] as number) & (1 << bit)) !== 0),
        directoryRank: columns.directoryRank[ordinal] as number,
        addedDay: columns.addedDay[ordinal] as number,
        ratingScore: scoreOf(id),
      },
    ]),
  )
