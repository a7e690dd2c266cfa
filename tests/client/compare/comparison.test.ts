import { describe, expect, it } from 'vitest'
import { type ComparedTool, comparisonOf } from '#client/features/compare/comparison.ts'
import { comparisonCsv, comparisonMarkdown } from '#client/features/compare/comparison-exports.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { toolNamed } from '../catalogue/catalogue-answers.ts'

const EDITORIAL = { source: 'EDITORIAL', asOf: '2025-10', checkedOn: null }
const fact = (field: string, over: Record<string, unknown> = {}) => ({ field, ...EDITORIAL, ...over })
const tool = (name: string, over: Record<string, unknown> = {}) =>
  toolNamed(name, { facts: [fact('skill'), fact('vendor')], ...over }) as unknown as ComparedTool

const PRO = knownPlan({ usdMonth: 15, perSeat: true, minSeats: 2, keyLimits: ['5 GB'] })

const rowOf = (tools: readonly ComparedTool[], label: string) =>
  comparisonOf(tools).rows.find((row) => row.label === label)

describe('a comparison', () => {
  it('distinguishes different from equal, whatever the order of a list', () => {
    const tools = [tool('A', { platforms: ['WEB', 'IOS'] }), tool('B', { platforms: ['IOS', 'WEB'], skill: 4 })]
    expect(rowOf(tools, 'Runs on')).toMatchObject({ differs: false, cells: [{ lines: ['iPhone and iPad, Web'] }, {}] })
    expect(rowOf(tools, 'Skill needed')).toMatchObject({
      differs: true,
      cells: [{ lines: ['Some training'] }, { lines: ['Developer'] }],
    })
  })

  it('distinguishes unknown from false', () => {
    const tools = [tool('A', { apiAvailable: null }), tool('B', { apiAvailable: false })]
    expect(rowOf(tools, 'API')).toMatchObject({ cells: [{ lines: [] }, { lines: ['No'] }] })
    expect(rowOf([tool('A', { plans: [] }), tool('B', { plans: [] })], 'Plans')).toBeUndefined()
  })

  it('has rows for an MCP server and a license', () => {
    const tools = [tool('A', { mcpServer: true, license: 'MIT' }), tool('B')]
    expect(rowOf(tools, 'MCP server')?.cells.map(({ lines }) => lines)).toEqual([['Yes'], []])
    expect(rowOf(tools, 'License')?.cells.map(({ lines }) => lines)).toEqual([['MIT'], []])
  })

  it('never counts unknown values as a difference', () => {
    const unknown = { apiAvailable: null, pricingModel: null, freeTier: false, plans: [] }
    const tools = [tool('A', unknown), tool('B', { apiAvailable: false, freeTier: true, plans: [PRO] })]
    expect(rowOf(tools, 'Price')?.cells[1]?.lines).toEqual(['Free plan, paid from $15/month'])
    expect(rowOf(tools, 'Free tier')?.cells.map(({ lines }) => lines)).toEqual([[], ['Yes']])
    for (const label of ['API', 'Price', 'Free tier', 'Plans']) expect(rowOf(tools, label)?.differs).not.toBe(true)
  })

  it('names the common source once and others next to their fact', () => {
    const checked = fact('skill', { source: 'VENDOR_PAGE', checkedOn: '2026-03-02' })
    const tools = [tool('A'), tool('B', { facts: [checked, fact('vendor')] })]
    expect(comparisonOf(tools).commonSource).toBe('Editorial knowledge, as of October 2025, not re-checked')
    expect(rowOf(tools, 'Skill needed')?.cells.map(({ source }) => source)).toEqual([
      null,
      'Vendor page, checked on March 2, 2026',
    ])
  })

  it('says that a price is not verified', () => {
    const priceOf = (pricingModel: string | null) =>
      rowOf([tool('A', { pricingModel, plans: [] })], 'Price')?.cells[0]?.lines
    expect(priceOf(null)).toEqual(['Pricing not verified'])
    expect(priceOf('FREEMIUM')).toEqual(['Freemium, price not verified'])
  })
})

describe('an export', () => {
  const tools = [tool('=A|1', { vendor: '=HYPERLINK("x")' }), tool('B', { pros: ['One', 'Two, and "three"'] })]
  const comparison = comparisonOf(tools)

  it('as CSV contains every row and no formula', () => {
    const lines = comparisonCsv(tools, comparison).split('\r\n')
    expect(lines).toHaveLength(comparison.rows.length + 2)
    expect(lines[0]).toBe(`,"'=A|1",B`)
    expect(lines.find((line) => line.startsWith('Vendor'))).toBe(`Vendor,"'=HYPERLINK(""x"")",Vendor & Co`)
    expect(lines.find((line) => line.startsWith('Pros'))).toBe('Pros,Easy to learn,"One; Two, and ""three"""')
  })

  it('as Markdown is one table with escaped cells', () => {
    const lines = comparisonMarkdown(tools, comparison).trimEnd().split('\n')
    expect(lines[0]).toBe('|  | =A\\|1 | B |')
    expect(lines[1]).toBe('| --- | --- | --- |')
    for (const line of lines) expect(line.match(/(?<!\\)\|/g)).toHaveLength(4)
  })
})
