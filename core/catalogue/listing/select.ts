import type { ToolFilters } from '../tool-query.ts'
import type { Ordinal, ToolColumns } from './columns.ts'
import { failuresOf, prepareFilters } from './filters.ts'
import type { ToolOrder } from './orders.ts'

const passing = (columns: ToolColumns, filters: ToolFilters, candidates: Uint32Array): Uint32Array => {
  const prepared = prepareFilters(columns, filters)
  return prepared.none ? candidates : candidates.filter((ordinal) => failuresOf(columns, prepared, ordinal) === 0)
}

/** The tools that pass the filters, in this order; restricted to `among` when given. */
export const selectInOrder = (
  columns: ToolColumns,
  order: ToolOrder,
  filters: ToolFilters,
  among: Uint32Array | null,
): Uint32Array => {
  if (among === null) return passing(columns, filters, order.ordinals)
  const matches = new Uint8Array(columns.size)
  for (const ordinal of among) matches[ordinal] = 1
  return passing(
    columns,
    filters,
    order.ordinals.filter((ordinal: Ordinal) => matches[ordinal] === 1),
  )
}

/** Search matches that pass the filters, best first. */
export const selectMatches = (columns: ToolColumns, filters: ToolFilters, matches: Uint32Array): Uint32Array =>
  passing(columns, filters, matches)

export const isUnfiltered = (columns: ToolColumns, filters: ToolFilters): boolean =>
  prepareFilters(columns, filters).none
