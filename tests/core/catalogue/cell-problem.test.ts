import { expect, test } from 'vitest'
import { cellProblemText } from '#core/catalogue/cell-problem.ts'
import { readCell } from '#core/catalogue/fields/field-cells.ts'
import type { ToolField } from '#core/catalogue/fields/field-names.ts'

const problemOf = (field: ToolField, text: string): string | null => {
  const cell = readCell(field, text)
  return typeof cell === 'object' && 'problem' in cell ? cellProblemText(cell.problem) : null
}

test.each<[ToolField, string, string]>([
  ['description', 'Short.', 'needs at least 60 characters'],
  ['name', 'x'.repeat(81), 'must be at most 80 characters'],
  ['pros', '["Quick to learn"]', 'needs at least 2 entries'],
  ['aliases', JSON.stringify('abcdefg'.split('').map((one) => `${one}${one}`)), 'must have at most 6 entries'],
  ['pros', '["Quick to learn","x"]', 'entry 2 needs at least 8 characters'],
  ['skill', '9', 'must be at most 4'],
  ['skill', '0', 'must be at least 1'],
  ['skill', 'high', 'must be a number'],
  ['pricing_model', 'rent', 'is not one of the known values'],
  ['platforms', '["web","fax"]', 'entry 2 is not one of the known values'],
  ['plans', 'no list', 'is not JSON'],
  ['website_url', 'ftp://x.example', 'is not an http or https address'],
  ['topics', '{"writing":1}', 'needs 2 to 6 topics'],
])('describes a problem of %s with %j in our own words', (field, text, told) =>
  expect(problemOf(field, text)).toBe(told),
)
