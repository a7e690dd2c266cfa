import { describe, expect, it } from 'vitest'
import { MIN_ALTERNATIVES, sameJobsFirst } from '#core/catalogue/similarity.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { createSharedJobs } from '#core/pages/verdict/shared-jobs.ts'

const job = (name: string, tools: Record<string, number>) =>
  ({ name, tools: Object.entries(tools).map(([tool, grade]) => ({ tool, grade })), not: [] }) as unknown as Job

const { hasJobs, sharesJob } = createSharedJobs([
  job('Generate images', { midjourney: 3, ideogram: 2, archvision: 1 }),
  job('Draw floor plans', { archvision: 3, planner: 3 }),
  job('Render buildings', { midjourney: 2, planner: 3 }),
])

describe('tools of the same jobs', () => {
  it('are good for a job that the tool is best at', () => {
    expect(sharesJob('midjourney', 'ideogram')).toBe(true)
    expect(sharesJob('midjourney', 'archvision')).toBe(false)
    expect(sharesJob('midjourney', 'planner')).toBe(false)
    // Both render buildings, but that is not what Midjourney is best at.
    expect(sharesJob('planner', 'midjourney')).toBe(true)
    expect([hasJobs('midjourney'), hasJobs('unknown')]).toEqual([true, false])
    expect(sharesJob('unknown', 'midjourney')).toBe(false)
  })

  it('come first, and others only fill up to the minimum', () => {
    const others = Array.from({ length: 12 }, (_, index) => `other-${index}`)
    const isSame = (name: string) => name.startsWith('same')
    expect(sameJobsFirst(['other-a', 'same-1', 'other-b', 'same-2'], isSame)).toEqual([
      'same-1',
      'same-2',
      'other-a',
      'other-b',
    ])
    expect(sameJobsFirst(['same-1', ...others], isSame)).toHaveLength(MIN_ALTERNATIVES)
    const many = Array.from({ length: 9 }, (_, index) => `same-${index}`)
    expect(sameJobsFirst([...others, ...many], isSame)).toEqual(many)
  })
})
