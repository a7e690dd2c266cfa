/** A small valid catalog, for tests that introduce a problem. */

import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { toolRecordSchema } from '#core/catalogue/fields/tool-record.ts'
import type { FiledTool, LintedCatalogue } from '#core/catalogue/lint/problem.ts'
import { lintCatalogue } from '#core/catalogue/lint.ts'

const WORDS =
  'Abacus keeps a ledger of small shops and its model explains each entry in plain words to people without training'
/** A long description of 62 different words. */
export const LONG = `${WORDS}. ${Array.from({ length: 42 }, (_, index) => `word${index}`).join(' ')}`

export const tool = (changes: Record<string, unknown> = {}): FiledTool => {
  const { category = 'writing', ...rest } = changes
  const record = toolRecordSchema.parse({
    slug: 'abacus',
    name: 'Abacus',
    vendor: 'Abacus Works',
    website_url: 'https://abacus.example',
    pricing_model: 'freemium',
    description: 'Drafts letters for small shops and keeps a copy of each one in a shared folder.',
    long_description: LONG,
    features: ['Letter templates', 'Shared folder', 'Spelling correction', 'Export to PDF'],
    use_cases: ['Reminders to customers', 'Answers to complaints', 'Offers to new clients'],
    pros: ['Quick to learn', 'Works without a network'],
    cons: ['One language only', 'No mobile version'],
    topics: { writing: 1, editing: 0.5 },
    prominence: 0,
    skill: 1,
    api_available: null,
    platforms: ['web'],
    added_on: '2026-10-01',
    as_of: { source: 'editorial', as_of: '2025-06' },
    ...rest,
  })
  return { ...record, category: String(category) }
}

/** A second tool that shares nothing with the first. */
export const other = (changes: Record<string, unknown> = {}) =>
  tool({
    slug: 'birch',
    name: 'Birch',
    vendor: 'Birch Labs',
    website_url: 'https://birch.example',
    description: 'Corrects the grammar of school essays while a pupil types and explains every rule.',
    long_description: `AI ${Array.from({ length: 62 }, (_, index) => `term${index}`).join(' ')}`,
    ...changes,
  })

export const plan = (changes: Record<string, unknown>) =>
  planSchema.parse({ name: 'Pro', month: 10, as_of: '2025-06', ...changes })

export const catalogue = (tools: FiledTool[], changes: Partial<LintedCatalogue> = {}): LintedCatalogue => ({
  categories: [
    {
      slug: 'writing',
      name: 'Writing',
      description: 'Tools that draft, rewrite and correct text.',
      icon: 'pen-line',
      tint: 'moss',
    },
    {
      slug: 'email',
      name: 'Email',
      description: 'Mail applications and helpers that sort messages.',
      icon: 'mail',
      tint: 'moss',
    },
  ],
  featured: [],
  tools,
  ...changes,
})

export const rules = (tools: FiledTool[], changes: Partial<LintedCatalogue> = {}) =>
  lintCatalogue(catalogue(tools, changes)).map(({ rule }) => rule)
