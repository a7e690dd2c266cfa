/** A stored list as those see it who ask what a member chose from it. */
import { visibleList } from '#core/recommendations/paid-fields.ts'
import { findList, type ListKey, type ListReader } from './stored-lists.ts'

export type ListedTool = { readonly toolId: string; readonly name: string; readonly rank: number }

export type ListedTools = {
  readonly engineVersion: string
  /** The names of the jobs that the list was made for. */
  readonly jobs: readonly string[]
  /** Those that the member's plan shows, by rank. */
  readonly tools: readonly ListedTool[]
}

export type ListedToolsOf = (reader: ListReader, key: ListKey) => Promise<ListedTools | null>

/** Null when the result has no list. */
export const listedTools: ListedToolsOf = async (reader, key) => {
  const list = await findList(reader, key)
  if (list === null) return null
  const jobs = list.items.flatMap(({ reasons }) => reasons.flatMap(({ job }) => job ?? []))
  return {
    engineVersion: list.engineVersion,
    jobs: [...new Set(jobs)].sort(),
    tools: visibleList(list, key.paid).items.map(({ toolId, name, rank }) => ({ toolId, name, rank })),
  }
}
