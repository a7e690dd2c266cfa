import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import { projectRoot } from './cruise.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const foldersOf = (folder: string) =>
  readdirSync(path.join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  )

const areas = foldersOf('server/areas')
const compositionRoot = read('server/services.ts')

it.each(areas)('the area %s has a module, which the composition root creates', (name) => {
  expect(existsSync(path.join(projectRoot, `server/areas/${name}/${name}.area.ts`))).toBe(true)
  expect(compositionRoot).toContain(`from './areas/${name}/${name}.area.ts'`)
})

it('reads the areas from the source tree', () => {
  expect(areas).toContain('favorites')
})

type Row = Readonly<Record<'area' | 'features' | 'tabs' | 'paths', readonly string[]>>

/** The rows of the table under "Areas and their screens"; each cell is a list of names in backquotes, or a dash. */
function readAreas(text: string): readonly Row[] {
  const [, section = ''] = text.split('\n## Areas and their screens\n')
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) => {
    const [area = [], features = [], tabs = [], paths = []] = line
      .split('|')
      .slice(1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    return { area, features, tabs, paths }
  })
}

describe('the table of areas', () => {
  const rows = readAreas(read('docs/architecture.md'))
  const column = (name: keyof Row) => rows.flatMap((row) => row[name]).sort()

  it('has a row for every area', () => {
    expect(column('area')).toEqual([...areas].sort())
  })

  it('has every feature of the client once', () => {
    expect(column('features')).toEqual(foldersOf('client/features').sort())
  })

  it.each(rows.filter(({ area }) => area.length > 0))('names the feature of $area as the area', (row) => {
    expect(row.features.filter((name) => name !== row.area[0])).toEqual([])
  })

  it('has every folder and tab of the admin area in the row of its area', () => {
    const screens = [
      ...read('client/admin/admin-screens.ts').matchAll(/^ {2}'?([a-z-]+)'?: .*import\('\.\/([^/]+)\//gm),
    ]
    const expected = rows.flatMap(({ area, tabs }) => tabs.map((tab) => `${area[0]}: ${tab}`))
    expect(screens.map(([, tab, area]) => `${area}: ${tab}`).sort()).toEqual(expected.sort())
    expect(new Set(screens.map(([, , area]) => area))).toEqual(
      new Set(foldersOf('client/admin').filter((name) => name !== 'shared')),
    )
  })

  it('has every path of the route tables once', () => {
    expect(column('paths')).toEqual(ALL_ROUTES.map((row) => row.path as string).sort())
  })
})
