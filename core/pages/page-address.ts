import type { Job } from '../jobs/job-file.ts'
import { slugOf } from './collection/tasks.ts'
import type { PageType } from './page-model.ts'

export const pagePath = (type: PageType, slug: string): `/${string}` => {
  if (type === 'comparison') return `/compare/${slug}`
  if (type === 'category') return `/ai-tools/${slug}`
  return `/blog/${slug}`
}

/** The slug of the page about a job, which exists if enough of its tools are in the catalog. */
export const jobPageSlug = ({ name }: Pick<Job, 'name'>): string => `best-ai-tools-to-${slugOf(name)}`
