import type { EditableToolOrder, ToolStatus } from '#client/gql/graphql.ts'
import { dayText, monthText } from '#core/display/facts.ts'

export const STATUS_LABELS: Readonly<Record<ToolStatus, string>> = {
  ACTIVE: 'Active',
  DISCONTINUED: 'Retired',
  MERGED: 'Merged',
  DELISTED: 'Delisted',
}

/** The status from a URL parameter; null for any other text. */
export const statusOf = (text: string | null): ToolStatus | null =>
  (Object.keys(STATUS_LABELS) as ToolStatus[]).find((status) => status.toLowerCase() === text) ?? null

/** The sort order from a URL parameter. */
export const orderOf = (text: string | null): EditableToolOrder => (text === 'oldest-check' ? 'OLDEST_CHECK' : 'NAME')

/** `Never`, or the day of the last check. */
export const checkedText = (day: string | null | undefined): string => (day ? dayText(day) : 'Never')

/** `No price`, or the month of the oldest price. */
export const pricesText = (month: string | null | undefined): string => (month ? monthText(month) : 'No price')

/** `1 tool` or `3 tools`. */
export const toolsText = (count: number): string => (count === 1 ? '1 tool' : `${count} tools`)
