/** Category leaders and household names. */
const LEAST_PROMINENCE = 2

/** Whether a tool leads its category or is a household name. */
export const isWellKnown = ({ prominence }: { readonly prominence: number }): boolean => prominence >= LEAST_PROMINENCE

/** Whether an active tool is one of the best known: it gets a long text, and questions with answers. */
export const isBestKnown = (tool: { readonly status: string; readonly prominence: number }): boolean =>
  tool.status === 'active' && isWellKnown(tool)
