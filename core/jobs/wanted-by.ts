/** Which answers of the quiz make a job likely, and how likely. */
import type { Job } from './job-file.ts'

/** The answers of a key of `wanted_by`. */
export const answersOf = (key: string): readonly string[] => key.split('+')

/** How many kinds of people want a job, and how often. A combination tells of people who are counted by its answers. */
export const demandOf = ({ wanted_by }: Pick<Job, 'wanted_by'>): number =>
  Object.entries(wanted_by).reduce((sum, [key, share]) => sum + (answersOf(key).length === 1 ? share : 0), 0)
