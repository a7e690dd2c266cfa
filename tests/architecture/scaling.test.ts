import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './cruise.ts'

const FILE = 'docs/scaling.md'
const MONTH_SECONDS = 30 * 86_400
const text = readFileSync(path.join(projectRoot, FILE), 'utf8')

/** The cells of the rows of a section's tables, without heads. */
const rowsOf = (heading: string): string[][] => {
  const section = text.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^\| (.+) \|$/gm)].map(([, cells = '']) => cells.split(' | ')).slice(1)
}

const figures = rowsOf('Figures')
const figure = (name: string): number => {
  const [, value] = figures.find(([each]) => each === name) ?? []
  if (value === undefined) throw new Error(`There is no figure ${name}.`)
  return Number(value.replaceAll(',', ''))
}

/** Two digits. */
const rounded = (value: number): string =>
  Number(value.toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 6 })

const compute = (visits: number) => {
  const views = visits * figure('page views per visit')
  const rows = visits * figure('recorded rows per visit')
  const [viewsAtPeak, rowsAtPeak] = [views, rows].map((count) => (count / MONTH_SECONDS) * figure('peak')) as [
    number,
    number,
  ]
  const rendered = figure('pages rendered at peak') / 100
  const pageMs = rendered * figure('page rendered each time') + (1 - rendered) * figure('page from memory')
  const instances = 1 + Math.ceil(rowsAtPeak / figure('records accepted'))
  const rowsGb = (rows * figure('stored bytes of a row')) / 1e9
  const keptGb = rowsGb * 12 * figure('rows are kept')
  const firstKb = figure('scripts of a first page') + figure('styles of a first page')
  const sentGb = (visits * (firstKb + figure('page views per visit') * figure('HTML of a page'))) / 1e6
  const values = [
    views,
    viewsAtPeak,
    viewsAtPeak + rowsAtPeak,
    rows,
    rows / 30,
    rowsAtPeak,
    (viewsAtPeak * pageMs) / 1000,
    instances,
    instances,
    instances * figure('connections of an instance'),
    rowsGb,
    keptGb,
    sentGb,
  ]
  return { values: values.map(rounded), instances, keptGb, sentGb }
}

test.each(figures.map(([name, value, , kind, source]) => [name, value, kind, source]))(
  '%s is in its source',
  (_, value = '', kind, source = '') => {
    const [, link = ''] = /\]\(([^)#]+)/.exec(source) ?? []
    const file = path.join(projectRoot, 'docs', link)
    expect(existsSync(file) && link !== '').toBe(true)
    expect(kind).toMatch(/^(measured|limit|assumption)$/)
    if (kind === 'assumption') return
    const content = readFileSync(file, 'utf8').replaceAll(/(?<=\d)[_,](?=\d{3})/g, '')
    const parts = source.match(/\d+(?=[, ]| and)/g) ?? []
    const isSum = parts.reduce((sum, part) => sum + Number(part), 0) === Number(value)
    const wanted = value.replaceAll(',', '').replace(/^0\./, '0?.')
    const found = new RegExp(`(?<![\\d.])${wanted.replace('.', '\\.')}(?![\\d])`).test(content)
    expect(found || isSum || source.startsWith('10 and two')).toBe(true)
  },
)

test.each([1, 10, 100])('the table of %i million visits follows from the figures', (millions) => {
  const rows = rowsOf(`${millions} million visits a month`)
  expect(rows.map(([, value]) => value)).toEqual(compute(millions * 1e6).values)
})

test('the dollars follow from the example prices', () => {
  const rows = rowsOf('Dollars').filter(([name]) => !name?.startsWith('-'))
  const price = (name: string) => Number(rows.find(([each]) => each === name)?.[1]?.replace('$', ''))
  const magnitudes = rows.filter(([name]) => /^\d+$/.test(name ?? ''))
  expect(magnitudes).toHaveLength(3)
  for (const [millions, databaseCores, databaseGb, ...dollars] of magnitudes) {
    const { instances, keptGb, sentGb } = compute(Number(millions) * 1e6)
    const parts = [
      (2 * instances + Number(databaseCores)) * price('a core a month'),
      (instances + Number(databaseGb)) * price('a GB of memory a month'),
      keptGb * price('a GB of disk a month'),
      sentGb * price('a GB of traffic'),
    ]
    const sum = parts.reduce((total, part) => total + part, 0)
    expect(dollars).toEqual([...parts, sum].map((part) => `$${rounded(part)}`))
  }
})
