import { contentStems } from '../../jobs/content-stems.ts'
import type { Job } from '../../jobs/job-file.ts'
import { answersOf } from '../../jobs/wanted-by.ts'
import { QUESTIONS } from '../../quiz/questions.ts'
import type { LintedCatalogue, LintProblem } from './problem.ts'

/** The jobs of a file, with the topic in its name. */
type JobFile = { readonly topic: string; readonly jobs: readonly Job[] }

/** Fewer first choices need a note. */
const FEWEST_FIRST = 3
/** A tool that is not a general assistant is hardly the first choice for more jobs. */
const MOST_FIRST = 25
/** Better-known tools should do a job. */
const KNOWN = 2
/** Industries with few tools of their own need jobs of their own. */
const FEW_TOOLS = ['manufacturing', 'nonprofit']
const FEWEST_OF_INDUSTRY = 8

const optionIds = new Set(QUESTIONS.flatMap(({ key, options }) => options.map(({ id }) => `${key}:${id}`)))

const fileOf = (topic: string): string => `jobs/${topic}.json`

type Tool = LintedCatalogue['tools'][number]

const evidenceTexts = ({ features, use_cases, pros, description }: Tool): readonly string[] => [
  ...features,
  ...use_cases,
  ...pros,
  description,
]

const lintTools = (
  job: Job,
  tools: ReadonlyMap<string, Tool>,
): readonly (readonly [rule: string, message: string])[] => {
  const found: (readonly [string, string])[] = []
  const seen = new Set<string>()
  for (const { tool: slug } of [...job.tools, ...job.not]) {
    const tool = tools.get(slug)
    if (tool === undefined) found.push(['job-unknown-tool', `names the unknown tool "${slug}"`])
    if (seen.has(slug)) found.push(['job-tool-twice', `names "${slug}" twice`])
    seen.add(slug)
  }
  for (const { tool: slug, evidence } of job.tools) {
    const tool = tools.get(slug)
    if (tool === undefined) continue
    if (tool.status !== 'active') found.push(['job-ended-tool', `grades "${slug}", which is no longer offered`])
    if (!evidenceTexts(tool).includes(evidence))
      found.push(['job-evidence', `quotes "${evidence}", which is no entry of the record of "${slug}"`])
  }
  if (job.note === undefined && job.tools.filter(({ grade }) => grade === 3).length < FEWEST_FIRST)
    found.push(['job-few-first', `has fewer than ${FEWEST_FIRST} tools of grade 3, and no note`])
  return found
}

const lintWholes = (files: readonly JobFile[], { tools }: LintedCatalogue): LintProblem[] => {
  const jobs = files.flatMap((file) => file.jobs)
  const problem = (rule: string, slug: string, message: string): LintProblem => ({ file: 'jobs', slug, rule, message })
  const first = new Map<string, number>()
  for (const { tool, grade } of jobs.flatMap((job) => job.tools)) {
    if (grade === 3) first.set(tool, (first.get(tool) ?? 0) + 1)
  }
  const graded = new Set(jobs.flatMap((job) => job.tools.map(({ tool }) => tool)))
  return [
    ...tools
      .filter(({ slug, general_assistant }) => !general_assistant && (first.get(slug) ?? 0) > MOST_FIRST)
      .map(({ slug }) => problem('job-first-too-often', slug, `has grade 3 in ${first.get(slug)} jobs`)),
    ...tools
      .filter(({ slug, status, prominence }) => status === 'active' && prominence >= KNOWN && !graded.has(slug))
      .map(({ slug }) => problem('job-missing', slug, 'is well known and has no job')),
    ...FEW_TOOLS.flatMap((industry) => {
      const count = jobs.filter(({ wanted_by }) => wanted_by[`industry:${industry}`] !== undefined).length
      return count >= FEWEST_OF_INDUSTRY
        ? []
        : [problem('job-industry', industry, `has ${count} jobs, fewer than ${FEWEST_OF_INDUSTRY}`)]
    }),
  ]
}

export const lintJobs = (files: readonly JobFile[], data: LintedCatalogue): LintProblem[] => {
  const tools = new Map(data.tools.map((tool) => [tool.slug, tool]))
  const problems: LintProblem[] = []
  const slugs = new Set<string>()
  const phrases = new Map<string, string>()
  for (const { topic, jobs } of files) {
    for (const job of jobs) {
      const add = (rule: string, message: string) =>
        problems.push({ file: fileOf(topic), slug: job.slug, rule, message })
      if (slugs.has(job.slug)) add('job-twice', 'is listed twice')
      slugs.add(job.slug)
      if (job.topics[0] !== topic) add('job-topic', `belongs in ${fileOf(job.topics[0] ?? '')}`)
      for (const answer of Object.keys(job.wanted_by).flatMap(answersOf)) {
        if (!optionIds.has(answer)) add('job-answer', `is asked by "${answer}", which is no answer of the quiz`)
      }
      for (const [rule, message] of lintTools(job, tools)) add(rule, message)
      for (const phrase of Object.values(job.phrases).flat()) {
        const key = phrase.toLowerCase()
        const other = phrases.get(key)
        if (contentStems(phrase).length === 0) add('job-phrase-of-nothing', `"${phrase}" says too little`)
        // A word may mean the same in two languages.
        if (other !== undefined && other !== job.slug)
          add('job-phrase-twice', `"${phrase}" is also a phrase of ${other}`)
        phrases.set(key, job.slug)
      }
    }
  }
  return [...problems, ...lintWholes(files, data)]
}
