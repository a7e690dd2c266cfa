/** Category leaders and household names. */
const LEAST_PROMINENCE = 2

export const isWellKnown = ({ prominence }: { readonly prominence: number }): boolean => prominence >= LEAST_PROMINENCE

const HOUSEHOLD_NAME = 3

/** Whether people outside the field know it for its AI, and it is active. */
export const isHouseholdName = (tool: { readonly status: string; readonly prominence: number }): boolean =>
  tool.status === 'active' && tool.prominence >= HOUSEHOLD_NAME

/** Best known tools get a long text, and questions with answers. */
export const isBestKnown = (tool: { readonly status: string; readonly prominence: number }): boolean =>
  tool.status === 'active' && isWellKnown(tool)
