import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lintPackages } from '#core/catalogue/lint/packages.ts'
import { packagesFileSchema } from '#core/catalogue/packages-file.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { other, tool } from './catalogue-fixture.ts'

const DATA = join(import.meta.dirname, '../../../prisma/data')
const messages = (packages: Record<string, string>) =>
  lintPackages({ packages }, [tool(), other({ status: 'discontinued' })]).map(({ slug, message }) => [slug, message])

test('the shipped map of packages is valid', () => {
  const file = packagesFileSchema.parse(JSON.parse(readFileSync(join(DATA, 'packages.json'), 'utf8')))
  expect(lintPackages(file, parseDataFiles(readDataFiles(DATA)).tools)).toEqual([])
  expect(Object.keys(file.packages).length).toBeGreaterThan(5)
})

test('a map of packages names active tools, sorted by slug', () => {
  expect(messages({ abacus: 'npm:abacus' })).toEqual([])
  expect(messages({ birch: 'npm:birch', abacus: 'npm:abacus', cedar: 'npm:cedar' })).toEqual([
    ['birch', 'is not an active tool'],
    ['abacus', 'must come before birch: the file is sorted by slug'],
    ['cedar', 'is not an active tool'],
  ])
})
