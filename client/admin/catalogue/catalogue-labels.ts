import type { EditableToolOrder, ToolStatus } from '../../gql/graphql.ts'

export const STATUS_LABELS: Readonly<Record<ToolStatus, string>> = {
  ACTIVE: 'Active',
  DISCONTINUED: 'Retired',
  MERGED: 'Merged',
  DELISTED: 'Delisted',
}

/** The sort order from a URL parameter. */
export const orderOf = (text: string | null): EditableToolOrder => (text === 'oldest-check' ? 'OLDEST_CHECK' : 'NAME')

/** `1 tool` or `3 tools`. */
export const toolsText = (count: number): string => (count === 1 ? '1 tool' : `${count} tools`)
