import { expect, test } from 'vitest'
import { reportFileName, reportText } from '#core/recommendations/report.ts'

const item = (name: string) => ({
  name,
  categoryName: 'Writing',
  matchPercent: 81,
  priceText: 'Freemium, from $12/month',
  reasoning: `Because you write emails, ${name} offers “Reply drafts.”`,
  optimalPlan: { name: 'Pro', text: 'Pro: $12 a month (as of March 2026).' },
  keyBenefits: [{ text: 'Reply drafts' }, { text: 'Style guide' }],
  websiteUrl: 'https://example.com',
})

test('the report contains role, industry, budget, team size and the first three tools', () => {
  const text = reportText({
    role: 'Marketer',
    industry: 'Education',
    budget: '$1-20 a month',
    teamSize: null,
    items: [
      item('Quill'),
      { ...item('Plume'), matchPercent: null, priceText: null, optimalPlan: null, websiteUrl: null },
      item('Nib'),
      item('Pen'),
    ],
    date: '2026-11-20T10:00:00.000Z',
  })
  expect(text).toBe(`Toolfinch recommendations
November 20, 2026

Role: Marketer
Industry: Education
Budget: $1-20 a month
Team size: Not answered

1. Quill (Writing), 81% match
Freemium, from $12/month
Because you write emails, Quill offers “Reply drafts.”
Recommended plan: Pro: $12 a month (as of March 2026).
- Reply drafts
- Style guide
https://example.com

2. Plume (Writing)
Because you write emails, Plume offers “Reply drafts.”
- Reply drafts
- Style guide

3. Nib (Writing), 81% match
Freemium, from $12/month
Because you write emails, Nib offers “Reply drafts.”
Recommended plan: Pro: $12 a month (as of March 2026).
- Reply drafts
- Style guide
https://example.com
`)
})

test('a report without tools says why', () => {
  const text = reportText({
    role: null,
    industry: null,
    budget: 'Free tools only',
    teamSize: null,
    items: [],
    date: '2026-11-20T10:00:00.000Z',
  })
  expect(text).toMatch(/\n\nNo tool meets all your limits\.\n$/)
})

test('the file is named after the recommendations and their day', () => {
  expect(reportFileName('2026-11-20T10:00:00.000Z')).toBe('ai-tool-recommendations-2026-11-20.txt')
})
