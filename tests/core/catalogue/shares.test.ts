import { describe, expect, it } from 'vitest'
import { sharesOf } from '#core/catalogue/shares.ts'
import { plan, tool } from './catalogue-fixture.ts'

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
    ['with a price, of those that cost', { pricing_model: 'free' }, [0, 0]],
    ['with a price, of those that cost', { pricing_model: 'paid', plans: [plan({})] }, [1, 1]],
    ['with a price, of those that cost', { pricing_model: 'paid', plans: [plan({ usd_month: null })] }, [0, 1]],
    ['with a price, of those that cost', { plans: [plan({ usd_month: 0 })] }, [0, 1]],
    ['prices dated within a year, of the priced', { plans: [plan({ as_of: '2025-11' })] }, [1, 1]],
    ['prices dated within a year, of the priced', { plans: [plan({ as_of: '2025-10' })] }, [0, 1]],
    ['any fact dated within a year', { facts: { name: { source: 'editorial', as_of: '2026-11' } } }, [1, 1]],
    ['any fact dated within a year', {}, [0, 1]],
    ['with a brand mark', { slug: 'marked' }, [1, 1]],
    ['with an owner', { owner: 'Abacus Group' }, [1, 1]],
    ['with an owner', { status: 'discontinued', owner: 'Abacus Group' }, [0, 0]],
    ['privacy claims with the address of their page, of those with claims', { privacy: ['soc2'] }, [0, 1]],
  ])('counts "%s" for %j', (name, changes, counts) => {
    expect(shareOf(name, tool(changes))).toEqual(counts)
  })

  it('finds the URL of a price page in its sources', () => {
    const url = 'https://abacus.example/pricing'
    const facts = { plans: { source: 'vendor_page', as_of: '2026-01', url } }
    expect(shareOf('prices with the address of their page, of the priced', tool({ plans: [plan({})], facts }))).toEqual(
      [1, 1],
    )
  })
})
