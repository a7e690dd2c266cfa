import { expect, it } from 'vitest'
import { atSource } from '#scripts/server-bundle.ts'

it('keeps the places of files that a module finds next to its source', () => {
  const code = "readFileSync(new URL('words.json', import.meta.url)); join(import.meta.dirname, '../data')"
  expect(atSource(code, '/product', '/product/server/areas/words.ts')).toBe(
    'readFileSync(new URL(\'words.json\', new URL("../../server/areas/words.ts", import.meta.url).href)); ' +
      'join((import.meta.dirname + "/../../server/areas"), \'../data\')',
  )
})
