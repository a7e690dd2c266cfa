import { describe, expect, test } from 'vitest'
import { isSlug, slugSchema, toolSlugProblem } from '#core/slug.ts'

const HOSTILE = [
  '',
  '..',
  '.',
  'a b',
  'c.md',
  'r&d',
  ']]>',
  'quote"',
  "quote'",
  'a\n',
  'a\u2028b',
  'a\ud800',
  'A',
  'é',
  'a--b',
  '-a',
  'a-',
  'a/b',
  '%2e%2e',
  'a'.repeat(81),
  'x'.repeat(500),
]
const isCategory = (slug: string) => slug === 'writing'

describe('a slug', () => {
  test.each(HOSTILE)('is not %j', (text) => {
    expect([isSlug(text), slugSchema.safeParse(text).success]).toEqual([false, false])
    expect(toolSlugProblem(text, isCategory)).toMatch(/^must be lower-case words/)
  })

  test.each(['a', 'abacus', 'c-plus-plus', '3d-maker', 'a'.repeat(80)])('is %s', (text) => {
    expect([isSlug(text), slugSchema.safeParse(text).success]).toEqual([true, true])
    expect(toolSlugProblem(text, isCategory)).toBeNull()
  })

  test.each(['admin', 'a-vs-b', '00000000-0000-7000-8000-000000000000', 'writing'])('of a tool is not %s', (text) => {
    expect(toolSlugProblem(text, isCategory)).toBe(`"${text}" is reserved. Choose another one`)
  })
})
