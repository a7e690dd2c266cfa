import { InvalidInputError } from '../errors.ts'
import { cellProblemText } from './cell-problem.ts'
import { cellOf, readCell } from './fields/field-cells.ts'
import { FIELD_NAMES } from './fields/field-names.ts'
import { isKnown, type ToolValues } from './fields/tool-values.ts'

/** Unvalidated tool values by field, each in its stored form or as cell text. */
export type GivenValues = Readonly<Record<string, unknown>>

/** Stored form without empty fields. Throws InvalidInputError naming the first invalid or unknown field. */
export const checkedValues = (given: GivenValues): Partial<ToolValues> => {
  const unknown = Object.keys(given).find((field) => !FIELD_NAMES.some((known) => known === field))
  if (unknown !== undefined) throw new InvalidInputError(`There is no field "${unknown}".`, unknown)
  const values: Record<string, unknown> = {}
  for (const field of FIELD_NAMES) {
    if (!isKnown(given[field])) continue
    const cell = readCell(field, cellOf(given[field]))
    if (cell === 'keep') continue
    if ('problem' in cell) throw new InvalidInputError(`"${field}" ${cellProblemText(cell.problem)}.`, field)
    values[field] = cell.value
  }
  return values as Partial<ToolValues>
}
