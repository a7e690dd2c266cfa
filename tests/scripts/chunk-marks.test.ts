import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { chunkGroups } from '#scripts/vite-chunk-marks.ts'

const NAMES = ['parts', 'cards', 'labels', 'listing', 'posts', 'post-cards', 'quiz'] as const

it('puts marked modules and icons in their chunks, and nothing else', () => {
  const groups = chunkGroups(NAMES)
  const chunksOf = (id: string) => groups.filter(({ test }) => test(id)).map(({ name }) => name)
  expect(chunksOf(resolve('client/ui/badge.tsx'))).toEqual(['parts'])
  expect(chunksOf('/node_modules/lucide-react/dist/esm/icons/badge-check.mjs')).toEqual(['cards'])
  expect(chunksOf(resolve('client/ui/button.tsx'))).toEqual([])
})

it('rejects a mark with an unknown chunk', () => {
  expect(() => chunkGroups(['parts'])).toThrow(/: the chunk [\w-]+ is not declared$/)
})
