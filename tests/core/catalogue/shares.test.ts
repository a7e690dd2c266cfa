import { describe, expect, it } from 'vitest'
import { sharesOf } from '#core/catalogue/shares.ts'
import { tool } from './catalogue-fixture.ts'

const shareOf = (name: string, ...tools: ReturnType<typeof tool>[]) => {
  const share = sharesOf(
    tools.map((one) => ({ tool: one, hasMark: one.slug === 'marked' })),
    '2026-11',
  ).find((found) => found.name === name)
  return share && [share.known, share.of]
}

describe('the coverage report', () => {
  it.each([
    ['way of charging known', { pricing_model: null }, [0, 1]],
    ['any fact dated within a year', { facts: { name: { source: 'editorial', as_of: '2026-11' } } }, [1, 1]],
    ['any fact dated within a year', {}, [0, 1]],
    ['with a brand mark', { slug: 'marked' }, [1, 1]],
    ['with an owner', { owner: 'Abacus Group' }, [1, 1]],
    ['with an owner', { status: 'discontinued', owner: 'Abacus Group' }, [0, 0]],
    ['with privacy claims', { privacy: ['soc2'] }, [1, 1]],
  ])('counts "%s" for %j', (name, changes, counts) => {
    expect(shareOf(name, tool(changes))).toEqual(counts)
  })
})
