import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'

const folder = path.join(projectRoot, 'server/areas')
const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const compositionRoot = readFileSync(path.join(projectRoot, 'server/services.ts'), 'utf8')

it.each(areas.map(({ name }) => name))('the area %s has a module, which the composition root creates', (name) => {
  expect(existsSync(path.join(folder, name, `${name}.area.ts`))).toBe(true)
  expect(compositionRoot).toContain(`from './areas/${name}/${name}.area.ts'`)
})

it('reads the areas from the source tree', () => {
  expect(areas.map(({ name }) => name)).toContain('favorites')
})
