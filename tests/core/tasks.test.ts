import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TASKS } from '#client/content/tasks.ts'
import { toolFileSchema } from '#core/catalogue/fields/tool-record.ts'

const folder = join(import.meta.dirname, '../../prisma/data/tools')
const tools = readdirSync(folder).flatMap((name) => {
  const { category, tools: records } = toolFileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return records.map((record) => ({ ...record, category }))
})

/** The common prefix of a word's forms: "meetings" and "Meeting", "remove" and "Removal". */
const stem = (word: string): string => word.toLowerCase().slice(0, Math.max(3, Math.min(word.length - 2, 6)))

/** Tools whose record contains at least two words of a search and all but one, without synonyms. */
const saying = (search: string) => {
  const stems = search.split(' ').map(stem)
  return tools.filter(({ name, description, use_cases, features }) => {
    const words = [name, description, ...use_cases, ...features]
      .join(' ')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
    const said = stems.filter((part) => words.some((word) => word.startsWith(part))).length
    return said >= Math.max(2, stems.length - 1)
  })
}

test('the home page has a dozen tasks, each with one URL', () => {
  expect(TASKS.length).toBe(12)
  expect(new Set(TASKS.map(([, to]) => to)).size).toBe(TASKS.length)
})

test.each(TASKS.map(([label, to]) => [label, to] as const))('%s has a list of tools: %s', (_label, to) => {
  const { pathname, searchParams } = new URL(to, 'https://toolfinch.test')
  const search = searchParams.get('search')
  const found = search === null ? tools.filter(({ category }) => pathname === `/ai-tools/${category}`) : saying(search)
  if (search !== null) expect(pathname).toBe('/ai-tools')
  expect(found.length).toBeGreaterThanOrEqual(5)
})
