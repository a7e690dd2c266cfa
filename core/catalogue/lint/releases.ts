import { MODEL_CATEGORIES, OPEN_WEIGHTS_CATEGORY } from '../model-categories.ts'
import type { FiledTool, ToolComplaint } from './problem.ts'

const license = ({ license: name, open_source: isOpen, category }: FiledTool): ToolComplaint[] =>
  name === null || isOpen !== false || category === OPEN_WEIGHTS_CATEGORY
    ? []
    : [['license', `is not open source, so it cannot have the license "${name}"`]]

const release = ({ latest_release: version, latest_release_on: day }: FiledTool): ToolComplaint[] =>
  (version === null) === (day === null)
    ? []
    : [['release', 'latest_release and latest_release_on must be set together']]

const releaseDay = ({ latest_release_on: day, facts, as_of: asOf }: FiledTool): ToolComplaint[] => {
  const month = (facts.latest_release ?? asOf).as_of
  return day === null || day.slice(0, month.length) <= month
    ? []
    : [['release', `latest_release_on ${day} is after the month of the fact, ${month}`]]
}

const contextWindow = ({ context_window: tokens, category }: FiledTool): ToolComplaint[] =>
  tokens === null || MODEL_CATEGORIES.has(category)
    ? []
    : [['context-window', `is not in ${[...MODEL_CATEGORIES].join(' or ')}, so it has no context_window`]]

export const lintReleases = (tool: FiledTool): ToolComplaint[] => [
  ...license(tool),
  ...release(tool),
  ...releaseDay(tool),
  ...contextWindow(tool),
]
