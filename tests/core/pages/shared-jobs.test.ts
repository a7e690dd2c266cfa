import { describe, expect, it } from 'vitest'
import { MIN_ALTERNATIVES, sameJobsFirst } from '#core/catalogue/similarity.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { createSharedJobs } from '#core/pages/verdict/shared-jobs.ts'
import type { ToolTopics } from '#core/pages/verdict/tool-jobs.ts'

const job = (name: string, tools: Record<string, number>, topics = ['image_gen']) =>
  ({ name, topics, tools: Object.entries(tools).map(([tool, grade]) => ({ tool, grade })), not: [] }) as unknown as Job

const { hasJobs, sharedJobs } = createSharedJobs([
  job('Generate images', { midjourney: 3, ideogram: 2, archvision: 1 }),
  job('Draw floor plans', { archvision: 3, planner: 3 }),
  job('Render buildings', { midjourney: 2, planner: 3 }),
  job('Make posters', { ideogram: 3, canva: 3 }, ['design_graphic']),
  job('Make logos', { ideogram: 3, canva: 3 }),
  job('Write letters into images', { ideogram: 3, canva: 2 }),
  job('Fill templates', { ideogram: 1, canva: 3 }),
])
const names = (slug: string, other: string, topics: ToolTopics = { image_gen: 1 }) =>
  sharedJobs({ slug, topics }, other).map(({ name }) => name)

describe('tools of the same jobs', () => {
  it('are good for a job that the tool is best at', () => {
    expect(names('midjourney', 'ideogram')).toEqual(['Generate images'])
    expect(names('midjourney', 'archvision')).toEqual([])
    expect(names('midjourney', 'planner')).toEqual([])
    // Both render buildings, but that is not what Midjourney is best at.
    expect(names('planner', 'midjourney')).toEqual(['Render buildings'])
    expect([hasJobs('midjourney'), hasJobs('unknown')]).toEqual([true, false])
    expect(names('unknown', 'midjourney')).toEqual([])
  })

  it('share at most two, first those that the other does best, then those closest to the tool', () => {
    expect(names('ideogram', 'canva')).toEqual(['Make logos', 'Make posters'])
    expect(names('ideogram', 'canva', { design_graphic: 1 })).toEqual(['Make posters', 'Make logos'])
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
