import { dayText, monthText } from '#core/display/facts.ts'
import type { EditableToolOrder, ToolStatus } from '../../gql/graphql.ts'

export const STATUS_LABELS: Readonly<Record<ToolStatus, string>> = {
  ACTIVE: 'Active',
  DISCONTINUED: 'Retired',
  MERGED: 'Merged',
  DELISTED: 'Delisted',
}

/** The sort order from a URL parameter. */
export const orderOf = (text: string | null): EditableToolOrder => (text === 'oldest-check' ? 'OLDEST_CHECK' : 'NAME')

/** `Never`, or the day of the last check. */
export const checkedText = (day: string | null | undefined): string => (day ? dayText(day) : 'Never')

/** `No price`, or the month of the oldest price. */
export const pricesText = (month: string | null | undefined): string => (month ? monthText(month) : 'No price')

/** `1 tool` or `3 tools`. */
export const toolsText = (count: number): string => (count === 1 ? '1 tool' : `${count} tools`)
