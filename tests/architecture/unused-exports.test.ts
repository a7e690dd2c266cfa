import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'
import { readSources } from './source-rules.ts'
import { exportsForTestsAlone, unusedExports } from './unused-exports.ts'

const namesIn = (root: string): string[] =>
  unusedExports(readSources(root))
    .map(({ file, name }) => `${file} ${name}`)
    .sort()

describe('exports', () => {
  it('are reported when no other file imports them, whatever they declare', () => {
    expect(namesIn(path.join(import.meta.dirname, 'fixtures/unused-exports'))).toEqual([
      'client/routes/home.tsx unusedTitle',
      'plans.ts Unused',
      'plans.ts UnusedError',
      'plans.ts UnusedShape',
      'plans.ts default',
      'plans.ts notLoaded',
      'plans.ts onlyHere',
      'plans.ts unusedFunction',
      'plans.ts unusedName',
      'plans.ts unusedPart',
      'plans.ts unusedSteps',
      'prices.ts dear',
      'shop.ts Price',
      'vite.config.ts unusedOption',
    ])
  })

  it('are all imported somewhere', () => {
    expect(namesIn(projectRoot)).toEqual([])
  })

  it('that only tests import are found, unless their own file uses them', () => {
    const found = exportsForTestsAlone([
      { file: 'core/price.ts', text: 'export const dead = 1\nexport const part = 2\nexport const sum = part + 1\n' },
      { file: 'server/shop.ts', text: "import { sum } from '../core/price.ts'\nexport const total = sum\n" },
      {
        file: 'tests/core/price.test.ts',
        text: "import { dead, part } from '../../core/price.ts'\nimport { total } from '../../server/shop.ts'\n",
      },
    ])
    expect(found.map(({ name }) => name)).toEqual(['dead', 'total'])
  })

  it('are used by more than tests', () => {
    expect(exportsForTestsAlone(readSources(projectRoot)).map(({ file, name }) => `${file} ${name}`)).toEqual([])
  })
})
