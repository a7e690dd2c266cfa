import type { EventRecord } from './fields/event-record.ts'

type Renamed = { readonly events: readonly Pick<EventRecord, 'former_name'>[] }

export type NamedTool = Renamed & { readonly name: string; readonly aliases: readonly string[] }

/** Names before a tool was renamed or moved, the latest first. */
export const formerNames = ({ events }: Renamed): string[] => [
  ...new Set(events.map(({ former_name: name }) => name).filter((name) => name !== null)),
]

/** The aliases, then former names that are not among them. */
export const otherNames = (tool: Omit<NamedTool, 'name'>): string[] => [
  ...new Set([...tool.aliases, ...formerNames(tool)]),
]
