import { InvalidInputError } from '../errors.ts'
import { cellProblemText } from './cell-problem.ts'
import { cellOf, readCell, TOOL_FIELDS } from './tool-columns.ts'
import { isKnown, type ToolValues } from './tool-values.ts'

/** Values of a tool that nobody has checked yet, by field: each as it is stored, or as the text of its cell. */
export type GivenValues = Readonly<Record<string, unknown>>

/**
 * Values by the rules of the data files: each has the form in which it is stored, and fields that say nothing are left
 * out. Throws InvalidInputError that names the first field that breaks its rule, or that does not exist.
 */
export const checkedValues = (given: GivenValues): Partial<ToolValues> => {
  const unknown = Object.keys(given).find((field) => !TOOL_FIELDS.some((known) => known === field))
  if (unknown !== undefined) throw new InvalidInputError(`There is no field "${unknown}".`, unknown)
  const values: Record<string, unknown> = {}
  for (const field of TOOL_FIELDS) {
    if (!isKnown(given[field])) continue
    const cell = readCell(field, cellOf(given[field]))
    if (cell === 'keep') continue
    if ('problem' in cell) throw new InvalidInputError(`"${field}" ${cellProblemText(cell.problem)}.`, field)
    values[field] = cell.value
  }
  return values as Partial<ToolValues>
}
