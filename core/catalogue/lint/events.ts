import { isFarAhead } from '../event-dates.ts'
import { formerNames } from '../former-names.ts'
import { nameKeys } from '../tool-identity.ts'
import { type FiledTool, type LintProblem, problemsOf, type ToolComplaint } from './problem.ts'

const statuses = ({ status, events }: FiledTool): ToolComplaint[] => [
  ...events
    .filter(({ kind }) => kind === 'ended' && status === 'active')
    .map(() => ['event-status', 'has the event "ended", so its status cannot be active'] as const),
  ...events
    .filter(({ kind, party }) => kind === 'merged' && status !== 'merged' && party === null)
    .map(
      ({ on }) =>
        ['event-party', `event "merged" of ${on} must name the other company, or the status is merged`] as const,
    ),
]

const dates = ({ events }: FiledTool, newestMonth: string): ToolComplaint[] =>
  events
    .filter((event) => isFarAhead([event], `${newestMonth}-28`))
    .map(({ kind, on }) => ['event-date', `event "${kind}" of ${on} is more than 400 days ahead`] as const)

const names = (tools: readonly FiledTool[]): LintProblem[] => {
  const owners = new Map(
    tools.flatMap((tool) => nameKeys({ ...tool, events: [] }).map((key) => [key, tool.slug] as const)),
  )
  return tools.flatMap((tool) =>
    formerNames(tool).flatMap((name) => {
      const [key = ''] = nameKeys({ name, aliases: [], events: [] })
      const owner = owners.get(key)
      const isOwnAlias = owner === tool.slug && name !== tool.name
      if (owner === undefined || isOwnAlias) return []
      return problemsOf(tool, [['event-name', `former name "${name}" is a name of ${owner}`]])
    }),
  )
}

/** `newestMonth`: the newest month of work, `YYYY-MM`. */
export const lintEvents = (tools: readonly FiledTool[], newestMonth: string): LintProblem[] => [
  ...tools.flatMap((tool) => problemsOf(tool, [...statuses(tool), ...dates(tool, newestMonth)])),
  ...names(tools),
]
