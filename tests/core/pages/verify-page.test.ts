/** The verifier detects template errors and manual edits of stored pages. */
import { describe, expect, it } from 'vitest'
import type { GeneratedPage, PageBlock, PageClaim } from '#core/pages/page-model.ts'
import type { PageTool } from '#core/pages/page-tool.ts'
import { claim } from '#core/pages/statement.ts'
import { pageTool } from './page-fixture.ts'
import { createPageVerifier } from './page-verifier.ts'

const abacus: PageTool = { ...pageTool(1), id: 'a', slug: 'abacus', name: 'Abacus' }
const birch: PageTool = { ...pageTool(2), id: 'b', slug: 'birch', name: 'Birch' }
const verify = createPageVerifier({ tools: [abacus, birch], categories: [], jobs: [] })
const problems = (block: PageBlock) =>
  verify({ key: 'comparison:a:b', toolIds: ['a', 'b'], blocks: [block] } as unknown as GeneratedPage)
const says = (text: string, claims: readonly PageClaim[] = [...claim(abacus, 'plans'), ...claim(birch, 'plans')]) =>
  problems({ kind: 'paragraph', line: [text], claims })

describe('the page verifier', () => {
  it('accepts prices, differences and quotations from the records', () => {
    expect(says('Abacus costs $6 a month. Birch costs $7 a month.')).toEqual([])
    expect(says('Abacus costs $6 a month, against $7 for Birch. That is $1 less a month, or $12 over a year.')).toEqual(
      [],
    )
    expect(says('Abacus is stronger at “Strength 1”.')).toEqual([])
  })

  it('detects unknown prices, and prices of the other tool', () => {
    expect(says('Abacus costs $8 a month.')).toEqual(['"$8" is no known price: Abacus costs $8 a month.'])
    expect(says('Abacus costs $7 a month. Birch costs $6 a month.')).toHaveLength(2)
  })

  it('detects quotations without a source', () => {
    expect(says('Abacus is stronger at “Strength 9”.')).toEqual([
      '"Strength 9" is in no record: Abacus is stronger at “Strength 9”.',
    ])
  })

  it('detects claims that contradict the record or have no tool', () => {
    expect(says('A text.', [{ toolId: 'a', field: 'skill', value: 4 }])).toEqual(['skill of Abacus is not 4'])
    expect(says('A text.', [{ toolId: 'a', field: 'integrations', value: 'zendesk' }])).toHaveLength(1)
    expect(says('A text.', [{ toolId: 'a', field: 'topics', value: 'music' }])).toHaveLength(1)
    expect(says('A text.', [{ toolId: 'c', field: 'skill', value: 1 }])).toEqual(['The tool c is not in the catalog'])
    expect(says('A text.', [{ toolId: 'a', field: 'nothing', value: 1 }])).toHaveLength(1)
  })

  it('recounts the page’s counts', () => {
    const count = (value: unknown, field = 'count:skill'): PageClaim => ({ toolId: '', field, value })
    expect(says('A text.', [count([2, 1]), count(2, 'size'), count([null, 1], 'count:integrations')])).toEqual([])
    expect(says('A text.', [count([2, 2])])).toEqual(['count:skill is not [2,2]'])
    expect(says('A text.', [count(3, 'size')])).toEqual(['size is not 3'])
    expect(says('A text.', [count([2, 600, 650, 800], 'prices')])).toEqual(['prices is not [2,600,650,800]'])
    expect(says('The median is $6.50.', [count([2, 600, 650, 700], 'prices')])).toEqual([])
  })

  it('detects a tool without a claim, or under a wrong name', () => {
    const link = (text: string, href: string) =>
      problems({ kind: 'paragraph', line: [{ text, href }], claims: claim(abacus, 'skill') })
    expect(link('Abacus', '/tool/abacus')).toEqual([])
    expect(link('Birch', '/tool/birch')).toEqual(['"Birch" is named without a claim'])
    expect(link('Birch', '/tool/abacus')).toHaveLength(1)
  })

  it('detects values in the column of another tool', () => {
    const table = (...heads: string[]) =>
      problems({
        kind: 'table',
        caption: 'Both',
        head: ['', ...heads],
        rows: [
          [[['Pros']], abacus.pros.map((text) => [text]), birch.pros.map((text) => [text])],
          [[['Price']], [['From $6/month']], [['From $7/month']]],
        ],
        claims: [...claim(abacus, 'pros'), ...claim(birch, 'pros')],
      })
    expect(table('Abacus', 'Birch')).toEqual([])
    expect(table('Birch', 'Abacus')).toEqual([
      '"Strength 1" is not in the record of Birch',
      '"$6" is no price of Birch',
      '"Strength 2" is not in the record of Abacus',
      '"$7" is no price of Abacus',
    ])
  })
})
