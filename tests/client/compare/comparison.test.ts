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

const rowsOf = (tools: readonly ComparedTool[]) => comparisonOf(tools).groups.flatMap(({ rows }) => rows)
const rowOf = (tools: readonly ComparedTool[], label: string) => rowsOf(tools).find((row) => row.label === label)

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

describe('the order of a comparison', () => {
  const labelsOf = (tools: readonly ComparedTool[], group: string) =>
    comparisonOf(tools)
      .groups.find(({ label }) => label === group)
      ?.rows.map(({ label }) => label)

  it('has the rows that differ first in each group', () => {
    const tools = [tool('A', { pricingModel: 'FREE', skill: 1 }), tool('B', { pricingModel: 'PAID', skill: 3 })]
    expect(labelsOf(tools, 'Price')).toEqual(['Pricing model', 'Price', 'Free tier'])
    expect(labelsOf(tools, 'What it does')?.[0]).toBe('Skill needed')
    expect(labelsOf([tool('A'), tool('B')], 'What it does')?.[0]).toBe('Runs on')
  })

  it('begins with the verdicts, first with what no other tool is named for', () => {
    const verdict = (bestFor: string[], notFor: string[], watchOut: string[] = []) => ({
      verdict: { bestFor, notFor, freePlan: [], watchOut, asOf: null },
    })
    const tools = [
      tool('A', verdict(['Writing (letters)', 'Coding', 'Search'], ['Long films'])),
      tool('B', verdict(['Writing', 'Music'], [], ['Makes songs public', 'Slow'])),
      tool('C'),
    ]
    const [first] = comparisonOf(tools).groups
    expect(first?.label).toBeNull()
    expect(first?.rows.map(({ label, cells }) => [label, cells.map(({ lines }) => lines)])).toEqual([
      [
        'In short',
        [
          ['Best for: Coding; Search', 'Not for: Long films'],
          ['Best for: Music; Writing', 'Watch out: Makes songs public'],
          [],
        ],
      ],
    ])
    expect(rowOf([tool('C')], 'In short')).toBeUndefined()
  })

  it('leaves out what all tools are named for, in favor of their strengths', () => {
    const verdict = (...bestFor: string[]) => ({ bestFor, notFor: [], freePlan: [], watchOut: [], asOf: null })
    const tools = [
      tool('A', { verdict: verdict('Writing (letters)'), pros: ['Long inputs', 'Files', 'Chats'] }),
      tool('B', { verdict: verdict('Writing', 'Music') }),
    ]
    const linesOf = (compared: readonly ComparedTool[]) => rowOf(compared, 'In short')?.cells.map(({ lines }) => lines)
    expect(linesOf(tools)).toEqual([['Pros: Long inputs; Files'], ['Best for: Music']])
    expect(linesOf(tools.slice(0, 1))).toEqual([['Best for: Writing (letters)']])
  })

  it('says which tools differ from the first one in a row', () => {
    const tools = [tool('A', { skill: 1 }), tool('B', { skill: 1 }), tool('C', { skill: 3 })]
    expect(rowOf(tools, 'Skill needed')).toMatchObject({ marked: true, unlike: [2] })
    const claims = [tool('A', { privacy: ['soc2'] }), tool('B', { privacy: ['hipaa'] }), tool('C')]
    expect(rowOf(claims, 'SOC 2')?.unlike).toEqual([1])
  })
})

describe('privacy in a comparison', () => {
  const claims = (tools: readonly ComparedTool[], label: string) =>
    rowOf(tools, label)?.cells.map(({ claim }) => [claim?.state, claim?.page])

  it('links what a vendor states to its page', () => {
    const tools = [tool('A'), tool('B', { privacyUrl: null }), tool('C', { privacy: ['hipaa'] })]
    const page = 'https://tool.example/trust'
    expect(claims(tools, 'SOC 2')).toEqual([
      ['stated', page],
      ['stated', null],
      ['not_stated', null],
    ])
    expect(rowOf(tools, 'SOC 2')?.differs).toBe(true)
    expect(rowOf(tools, 'ISO 27001')?.differs).toBe(false)
  })

  it('counts no difference to a tool whose claims are unknown, and is absent when all are', () => {
    const unknown = tool('B', { privacy: [] })
    expect(rowOf([tool('A'), unknown], 'SOC 2')).toMatchObject({
      differs: false,
      cells: [{}, { lines: ['Not stated'] }],
    })
    expect(rowOf([unknown], 'SOC 2')).toBeUndefined()
  })

  it('has rows for self-hosting and devices only if one of the tools offers them', () => {
    expect(rowOf([tool('A')], 'Can be self-hosted')).toBeUndefined()
    expect(claims([tool('A', { privacy: ['self_host'] })], 'Can be self-hosted')?.[0]?.[0]).toBe('stated')
  })

  it('names its source once', () => {
    const facts = [fact('skill'), fact('vendor'), fact('privacy', { source: 'VENDOR_PAGE', asOf: '2026-06' })]
    const tools = [tool('A', { facts, privacy: ['soc2', 'hipaa'] }), tool('B')]
    expect(comparisonOf(tools).otherSources.map((other) => other.facts)).toEqual([['Privacy (A)']])
  })
})

describe('an export', () => {
  const tools = [tool('=A|1', { vendor: '=HYPERLINK("x")' }), tool('B', { pros: ['One', 'Two, and "three"'] })]
  const comparison = comparisonOf(tools)

  it('as CSV contains every row and no formula', () => {
    const lines = comparisonCsv(tools, comparison).split('\r\n')
    expect(lines).toHaveLength(rowsOf(tools).length + 2)
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
