import type { Job } from '#core/jobs/job-file.ts'

/** A job with little more than its English phrases. */
export const job = (name: string, phrases: readonly string[], changes: Partial<Job> = {}): Job => ({
  slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  name,
  summary: 'Something is done at the end.',
  topics: ['writing'],
  phrases: { en: [...phrases], de: [], es: [], fr: [], pt: [] },
  wanted_by: {},
  tools: [],
  not: [],
  as_of: '2026-11',
  ...changes,
})
