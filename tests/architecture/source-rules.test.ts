import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'
import * as rules from './source-rules.ts'

const sources = rules.readSources(projectRoot)

/** The first line of a fixture names its pretended path: `// plays core/billing/plans.ts`. */
function fixture(name: string): rules.Source {
  const text = readFileSync(path.join(import.meta.dirname, 'fixtures/sources', name), 'utf8')
  const file = /^\/\/ plays (\S+)/.exec(text)?.[1]
  if (file === undefined) throw new Error(`${name} does not say which file it plays`)
  return { file, text }
}

const cases: [string, rules.SourceRule, string, string[]][] = [
  [
    'core has no clock and no chance',
    rules.coreHasNoClock,
    'clock.ts',
    ['uses Date.now', 'uses new Date()', 'uses Math.random', 'uses performance.now', 'uses crypto.randomUUID'],
  ],
  [
    'parameters of pages have one reader',
    rules.pageQueryHasOneReader,
    'page-query.ts',
    [
      'reads the address by useSearchParams',
      'reads the address by url.searchParams',
      'reads the address by new URLSearchParams(location.search)',
      'reads the address by new URLSearchParams(search)',
    ],
  ],
  [
    'visitors load no locale data',
    rules.noLocaleData,
    'locale-data.ts',
    ['needs locale data: Intl', 'needs locale data: count.toLocaleString', 'needs locale data: name.localeCompare'],
  ],
]

describe.each(cases)('%s', (_title, rule, name, expected) => {
  it('catches the fixture that breaks it', () => {
    const found = rule(fixture(name)).map((line) => line.replace(/^\S+ /, ''))
    expect(found).toEqual(expected)
  })

  it('applies to the whole source tree', () => expect(sources.flatMap(rule)).toEqual([]))
})

describe('functions stay short', () => {
  const padded = (begin: string, end: string, lines: number) =>
    [begin, ...Array.from({ length: lines - 2 }, () => '  work()'), end, ''].join('\n')
  const found = (text: string, file = 'server/long.ts') => rules.shortFunctions({ file, text })

  it.each([
    ['function rank() {', '}', 'rank'],
    ['const rank = async () => {', '}', 'rank'],
    ['const ranks = {\n  rank() {', '} }', 'rank'],
    ['class Ranks {\n  rank = () => {', '} }', 'rank'],
    ['builder.queryFields((t) => {', '})', 'the function in builder.queryFields()'],
  ])('catches the one that begins with %j', (begin, end, name) => {
    const line = begin.split('\n').length
    expect(found(padded(begin, end, rules.MAX_FUNCTION_LINES + 1))).toEqual([
      `server/long.ts:${line} ${name} has 101 lines, more than 100`,
    ])
    expect(found(padded(begin, end, rules.MAX_FUNCTION_LINES))).toEqual([])
  })

  it.each([
    ['const createRanks = () => {', '}'],
    ['const ranks = fp(async () => {', '})'],
  ])('lets the factory that begins with %j have 150 lines', (begin, end) => {
    expect(found(padded(begin, end, rules.MAX_FACTORY_LINES))).toEqual([])
    expect(found(padded(begin, end, rules.MAX_FACTORY_LINES + 1))).toHaveLength(1)
  })

  it('lets tests be longer', () => {
    expect(found(padded('const rank = () => {', '}', 200), 'tests/server/long.test.ts')).toEqual([])
  })

  it('holds everywhere', () => expect(sources.flatMap(rules.shortFunctions)).toEqual([]))
})

it('reads the tree it speaks of', () => {
  const files = sources.map(({ file }) => file)
  expect(files).toContain('core/brand.ts')
  expect(files).toContain('tests/architecture/source-rules.ts')
  expect(files.filter((file) => /node_modules|fixtures\/|prisma\/client/.test(file))).toEqual([])
})
