import { expect, it } from 'vitest'
import type { Job } from '#core/jobs/job-file.ts'
import { otherChoices } from '#core/pages/verdict/other-choices.ts'
import { jobsByTool } from '#core/pages/verdict/tool-jobs.ts'

const job = (name: string, grades: Readonly<Record<string, 1 | 2 | 3>>, not: readonly string[] = []): Job => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  summary: 'A thing that is done.',
  topics: ['writing'],
  phrases: { en: [], de: [], es: [], fr: [], pt: [] },
  wanted_by: {},
  tools: Object.entries(grades).map(([tool, grade]) => ({ tool, grade, evidence: 'Texts' })),
  not: not.map((tool) => ({ tool, reason: 'Is made for fiction.' })),
  as_of: '2026-04',
})

const jobs = jobsByTool([
  job('Plan my letters', { good: 2, best: 3, other: 3 }, ['quill']),
  job('Write poems', { quill: 2, similar: 3 }),
  job('Write a novel', { quill: 3, similar: 3 }),
])
const quill = { slug: 'quill', topics: { writing: 1 } } as const

it('the best tool for a job that this one does not do comes first, then similar ones with an advantage', () => {
  const similar = [
    { slug: 'cheap', contrasts: ['cheaper', 'free_tier'] },
    { slug: 'equal', contrasts: [] },
    { slug: 'similar', contrasts: ['free_tier'] },
  ] as const
  expect(otherChoices(quill, jobs, similar)).toEqual([
    { condition: 'you want to plan your letters', slug: 'best' },
    { condition: 'you want to start for free', slug: 'cheap' },
    { condition: 'you mainly want to write poems', slug: 'similar' },
  ])
})

it('there are none without a reason', () => {
  expect(otherChoices({ ...quill, slug: 'unknown' }, jobs, [{ slug: 'equal', contrasts: [] }])).toEqual([])
})
