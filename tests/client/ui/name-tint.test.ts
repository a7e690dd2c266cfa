import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameTint } from '#client/ui/name-tint.ts'
import { TINTS } from '#core/display/tints.ts'

const NAMES: readonly string[] = TINTS.map((tint) => tint.toUpperCase())
const TOOLS = join(import.meta.dirname, '../../../prisma/data/tools')

test('a name always has the same tint', () => {
  expect(nameTint('Fathom')).toBe(nameTint('Fathom'))
  expect(NAMES).toContain(nameTint(''))
  expect(NAMES).toContain(nameTint('Ärzte Österreich'))
})

test('the tools of the catalog use all tints about equally', () => {
  const names = readdirSync(TOOLS).flatMap((file) => {
    const { tools } = JSON.parse(readFileSync(join(TOOLS, file), 'utf8')) as { tools: { name: string }[] }
    return tools.map(({ name }) => name)
  })
  for (const tint of NAMES) {
    const share = names.filter((name) => nameTint(name) === tint).length / names.length
    expect(share, tint).toBeGreaterThan(0.08)
    expect(share, tint).toBeLessThan(0.17)
  }
})
