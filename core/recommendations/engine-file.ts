/** `/tools-engine.json`: what the engine needs to rank on a device, as it is on the server. */
import type { Job } from '../jobs/job-file.ts'
import type { EngineTool } from './model/engine-tool.ts'

/** The part of a job that the engine reads; searches read the rest. */
type EngineJob = Omit<Job, 'phrases' | 'as_of' | 'note'>

export type EngineFile = { readonly tools: readonly EngineTool[]; readonly jobs: readonly EngineJob[] }

export const toEngineJob = ({ phrases: _words, as_of: _month, note: _why, ...job }: Job): EngineJob => job

/** The jobs of a file, for the engine, which reads no phrases. */
export const jobsOf = ({ jobs }: EngineFile): readonly Job[] =>
  jobs.map((job) => ({ ...job, phrases: { en: [], de: [], es: [], fr: [], pt: [] }, as_of: '' }))
