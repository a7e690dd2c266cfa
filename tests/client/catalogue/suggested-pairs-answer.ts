import type { AnsweredTool } from './catalogue-answers.ts'

/** The first two tools are compared, the first with the third, and the third and the fourth, in reversed order. */
export const suggestedPairs = (tools: readonly AnsweredTool[]) => {
  const pairs = [tools.slice(0, 2), [tools[0], tools[2]], tools.slice(2, 4).toReversed()].map((pair, index) => ({
    __typename: 'BlogPost',
    id: `pair-${index}`,
    tools: pair.filter((tool) => tool !== undefined),
  }))
  const nodes = tools.slice(0, 6).map((tool) => ({
    ...tool,
    comparisons: pairs.filter((pair) => pair.tools.includes(tool)),
  }))
  return { tools: { __typename: 'ToolConnection', nodes } }
}
