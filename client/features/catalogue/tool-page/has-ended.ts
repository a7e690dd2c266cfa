import type { ToolStatus } from '#client/gql/graphql.ts'

/** Whether a tool can no longer be used under its name. A tool that is only not listed still can. */
export const hasEnded = (status: ToolStatus): boolean => status === 'DISCONTINUED' || status === 'MERGED'
