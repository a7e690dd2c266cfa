import { describe, expect, it, test } from 'vitest'
import { MIN_ALTERNATIVES, rankSimilar } from '#core/catalogue/similarity.ts'
import { sortPriceCents } from '#core/display/lowest-price.ts'
import { hasFreeTier } from '#core/display/price.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'

type Comparable = Parameters<typeof rankSimilar>[0]

const tool = (slug: string, changes: Partial<Comparable> = {}): Comparable => ({
  id: slug,
  slug,
  categoryId: 'writing',
  topics: { writing: 1 },
  prominence: 1,
  skill: 1,
  priceCents: null,
  freeTier: false,
  apiAvailable: null,
  ...changes,
})

/** Cosines of .6 and .32 to a tool for writing alone. */
const CLOSE = { writing: 0.75, email: 1 }
const PARTLY = { writing: 0.34, email: 1 }

const several = (count: number, prefix: string, changes: Partial<Comparable>) =>
  Array.from({ length: count }, (_, index) => tool(`${prefix}-${index}`, changes))

const slugs = (candidates: readonly Comparable[], first = 12) =>
  rankSimilar(tool('quill'), candidates, first).map(({ id }) => id)

describe('similar tools', () => {
  test('are only close ones when there are eight of them', () => {
    const close = several(MIN_ALTERNATIVES, 'close', { topics: CLOSE })
    expect(slugs([tool('partly', { topics: PARTLY }), ...close])).toEqual(close.map(({ id }) => id))
  })

  test('are filled up to eight with partly similar ones, the same category first', () => {
    const candidates = [
      ...several(6, 'close', { topics: CLOSE, categoryId: 'email' }),
      tool('elsewhere', { topics: PARTLY, categoryId: 'email', prominence: 3 }),
      ...several(1, 'own', { topics: PARTLY }),
      ...several(3, 'third', { topics: PARTLY, categoryId: 'email', prominence: 0 }),
    ]
    expect(slugs(candidates).slice(6)).toEqual(['own-0', 'elsewhere'])
    expect(slugs(candidates, 4)).toEqual(['close-0', 'close-1', 'close-2', 'close-3'])
  })

  test('always share a topic', () => {
    expect(
      slugs([tool('word', { topics: { writing: 0.2, email: 1 } }), tool('other', { topics: { email: 1 } })]),
    ).toEqual([])
  })
})

test.each([
  [2000, 1999, []],
  [2000, 1850, []],
  [150, 75, []],
  [2000, 1800, ['cheaper']],
  [2000, 0, ['cheaper']],
  [1800, 2000, []],
  [null, 1000, []],
])('a tool at %s cents a month beside one at %s: %j', (priceCents, otherCents, contrasts) => {
  const [found] = rankSimilar(tool('quill', { priceCents }), [tool('other', { priceCents: otherCents })], 1)
  expect(found?.contrasts).toEqual(contrasts)
})

it('give every active tool of the catalog at least eight alternatives, each with a shared topic', () => {
  const all = realCatalogue().tools.map(({ pricingModel, plans, categorySlug, ...rest }) => ({
    ...rest,
    categoryId: categorySlug,
    priceCents: sortPriceCents(pricingModel, plans),
    freeTier: hasFreeTier(pricingModel, plans),
  }))
  const few: string[] = []
  for (const each of all) {
    const alternatives = rankSimilar(each, all, 12)
    if (alternatives.length < MIN_ALTERNATIVES) few.push(each.slug)
    for (const { id, sharedTopics } of alternatives)
      expect(sharedTopics.length, `${each.slug} ${id}`).toBeGreaterThan(0)
  }
  expect(few).toEqual([])
  expect(all.length).toBeGreaterThan(900)
})
