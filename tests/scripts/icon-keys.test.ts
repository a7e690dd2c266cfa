import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutKeys } from '#scripts/vite-icon-keys.ts'

const ICONS = globSync('node_modules/lucide-react/dist/esm/icons/*.mjs')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((code) => code.includes('node: ['))

it('removes the keys of every icon, and nothing else', () => {
  expect(ICONS.length).toBeGreaterThan(1000)
  for (const code of ICONS) {
    const short = withoutKeys(code)
    expect(short).not.toMatch(/\bkey:/)
    const attributes = (text: string) => text.match(/\b(?!key\b)[a-z][\w-]*: "[^"]*"/g)
    expect(attributes(short)).toEqual(attributes(code))
  }
})
