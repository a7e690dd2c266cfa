import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CATEGORY_TOPICS } from '#core/catalogue/category-topics.ts'
import { categoryFileSchema } from '#core/catalogue/fields/tool-record.ts'
import { lintCatalogue } from '#core/catalogue/lint.ts'
import { catalogue, other, rules, tool } from './catalogue-fixture.ts'

const UUID = '0199b2a4-7c1e-7d43-9a55-0d1f2e3a4b5c'

describe('slugs and names', () => {
  it.each([
    ['slug-of-category', { slug: 'email' }],
    ['reserved-slug', { slug: 'compare' }],
    ['reserved-slug', { slug: 'abacus-vs-birch' }],
    ['reserved-slug', { slug: UUID }],
    ['unknown-category', { category: 'abaci' }],
    ['alias', { aliases: ['birch'] }],
    ['alias', { aliases: ['ABACUS'] }],
    ['alias', { aliases: ['Counter', 'counter'] }],
  ])('report %s for %j', (rule, changes) => {
    // In a file of its own, so that the changed slug is not out of order.
    expect(rules([tool(changes), other({ category: 'email', topics: { email: 1, writing: 0.5 } })])).toEqual([rule])
  })

  it('report duplicates of another record', () => {
    expect(rules([tool(), other({ slug: 'abacus' })])).toEqual(['duplicate-slug'])
    expect(rules([tool(), other({ name: 'ABACUS' })])).toEqual(['duplicate-name'])
    expect(rules([tool({ aliases: ['Counter'] }), other({ aliases: ['COUNTER'] })])).toEqual(['alias'])
    expect(rules([other(), tool()])).toEqual(['order'])
  })

  it('report a category listed twice or without topics', () => {
    const [writing] = catalogue([]).categories
    if (writing === undefined) throw new Error('the fixture has no category')
    const categories = [writing, { ...writing, slug: 'abaci', icon: 'table' }, writing]
    expect(rules([tool()], { categories })).toEqual(['duplicate-name', 'topics', 'duplicate-slug', 'duplicate-name'])
  })

  it('report an icon that another category has', () => {
    const [writing, email] = catalogue([]).categories
    if (writing === undefined || email === undefined) throw new Error('the fixture has no categories')
    expect(rules([tool()], { categories: [writing, { ...email, icon: writing.icon }] })).toEqual(['duplicate-icon'])
  })
})

describe('URLs', () => {
  it.each(['https://abacus.example/', 'https://www.abacus.example'])('report a second tool at %s', (website_url) => {
    expect(rules([tool(), other({ website_url })])).toEqual(['duplicate-address'])
  })

  it('accept two products of one vendor at different paths', () => {
    expect(rules([tool(), other({ website_url: 'https://abacus.example/images' })])).toEqual([])
  })

  it('accept the URL of a discontinued tool', () => {
    const gone = other({ status: 'merged', merged_into: 'abacus', website_url: 'https://abacus.example' })
    expect(rules([tool(), gone])).toEqual([])
  })

  it.each([
    { website_url: 'http://abacus.example' },
    { privacy_url: 'http://abacus.example/trust' },
    { facts: { name: { source: 'editorial', as_of: '2025-06', url: 'http://abacus.example/about' } } },
  ])('report an unencrypted URL: %j', (changes) => {
    expect(rules([tool(changes)])).toEqual(['insecure-address'])
  })
})

describe('references', () => {
  it.each([
    { status: 'merged' },
    { merged_into: 'birch' },
    { status: 'merged', merged_into: 'cedar' },
    { status: 'merged', merged_into: 'abacus' },
  ])('report an inconsistent merge: %j', (changes) => {
    expect(rules([tool(changes), other()])).toEqual(['merged'])
  })

  it('report missing and discontinued featured tools', () => {
    const problems = lintCatalogue(
      catalogue([tool(), other({ status: 'discontinued' })], { featured: ['birch', 'oak'] }),
    )
    expect(problems.map(({ file, slug, message }) => `${file} ${slug} ${message}`)).toEqual([
      'featured.json birch is featured but discontinued',
      'featured.json oak is featured but does not exist',
    ])
  })
})

describe('topics', () => {
  it('report a tool that shares none with its category', () => {
    expect(rules([tool({ topics: { crm: 1, email: 0.5 } })])).toEqual(['topics'])
  })

  it('report a general assistant without that topic', () => {
    expect(rules([tool({ general_assistant: true })])).toEqual(['topics'])
  })

  it('are defined for every category and for nothing else', () => {
    const file = path.join(import.meta.dirname, '../../../prisma/data/categories.json')
    const { categories } = categoryFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    expect(Object.keys(CATEGORY_TOPICS)).toEqual(categories.map(({ slug }) => slug))
  })
})

describe('the API', () => {
  it.each([
    { api_available: true },
    { platforms: ['web', 'api'] },
    { api_available: false, platforms: ['web', 'api'] },
  ])('is reported when platforms and api_available differ: %j', (changes) => {
    expect(rules([tool(changes)])).toEqual(['api'])
  })

  it('is set in both fields or in neither', () => {
    expect(rules([tool({ api_available: true, platforms: ['web', 'api'] }), other({ api_available: false })])).toEqual(
      [],
    )
  })
})
