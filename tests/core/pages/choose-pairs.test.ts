import { describe, expect, it } from 'vitest'
import { choosePairs, comparisonSlug } from '#core/pages/comparison/choose-pairs.ts'
import { pageTool } from './page-fixture.ts'

const many = Array.from({ length: 30 }, (_, index) => pageTool(index)).sort((a, b) => (a.slug < b.slug ? -1 : 1))
const slugs = (...given: Parameters<typeof choosePairs>) => choosePairs(...given).map(comparisonSlug)

describe('the compared pairs', () => {
  it('begin with hand-picked ones and skip unknown tools', () => {
    const picked = [
      ['tool-3', 'tool-20'],
      ['tool-1', 'tool-1'],
      ['tool-1', 'nobody'],
      ['tool-20', 'tool-3'],
      ['tool-8', 'tool-9'],
    ] as const
    expect(slugs(many, picked, 4).slice(0, 2)).toEqual(['tool-20-vs-tool-3', 'tool-8-vs-tool-9'])
    expect(slugs(many, picked, 1)).toEqual(['tool-20-vs-tool-3'])
  })

  it('are similar tools, well-known ones first', () => {
    const strange = { ...pageTool(31), topics: { music: 1 } as const, prominence: 3 }
    const found = choosePairs([...many, strange], [], 300).flat()
    expect(found).not.toContain(strange)
    const [first] = choosePairs(many, [], 1)
    expect(first?.map(({ prominence }) => prominence)).toEqual([3, 3])
  })

  it('contain each pair once and no tool too often', () => {
    const found = slugs(many, [], 60)
    expect(new Set(found).size).toBe(found.length)
    for (const { slug } of many) {
      expect(found.filter((text) => text.split('-vs-').includes(slug)).length).toBeLessThanOrEqual(12)
    }
  })

  it('are chosen from a bounded number of the best known tools, however large the catalog is', () => {
    const paired = new Set<number>()
    const large = Array.from({ length: 6_000 }, (_, index) => ({
      ...pageTool(index),
      prominence: index % 100 === 0 ? 3 : 0,
      get topics() {
        paired.add(index)
        return { [`topic-${index % 1_000}`]: 1 }
      },
    }))
    const found = choosePairs(large, [], 20)
    expect(found).toHaveLength(20)
    expect(found.flat().filter(({ prominence }) => prominence < 3)).toEqual([])
    expect(paired.size).toBeLessThanOrEqual(2_000)
  })

  it('exclude slugs that would be too long', () => {
    const [one, other] = [1, 3].map((index) => ({ ...pageTool(index), slug: `${'a'.repeat(40)}-${index}` }))
    expect(one && other && slugs([one, other], [], 10)).toEqual([])
  })
})
