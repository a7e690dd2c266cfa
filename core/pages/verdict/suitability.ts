/** Whom a tool suits and whom it does not. */

import { capitalized } from '../../display/capitalized.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import { jobAsActivity } from '../../jobs/job-wording.ts'
import { closeness, type JobsOfTool, type OtherJob, type ToolJob } from './tool-jobs.ts'
import type { JudgedTool } from './tool-verdict.ts'
import { type VerdictLine, verdictLine, withNote } from './verdict-line.ts'

/** An acceptable tool is not the best for a job. */
const GOOD = 2

const byFit =
  ({ topics }: JudgedTool) =>
  (a: ToolJob, b: ToolJob): number =>
    b.grade - a.grade || closeness(b.job, topics) - closeness(a.job, topics) || a.place - b.place

/** What editors name it for, best first; without such jobs, what it is used for. */
export const bestFor = (tool: JudgedTool, { does }: JobsOfTool): VerdictLine[] => {
  const good = does.filter(({ grade }) => grade >= GOOD).sort(byFit(tool))
  if (good.length === 0) return tool.useCases.map((text) => verdictLine(text, tool.months.get('use_cases')))
  return good.map(({ job, suits }) =>
    verdictLine(withNote(jobAsActivity(job.name), suits && `for ${suits}`), job.as_of),
  )
}

/** "Not meant for long films": what follows is what it is not for. */
const EXCLUSIONS = [
  /^Not (?:aimed|built|designed|fit|made|meant|sold|suited) (?:at|for|to) (?<whom>(?!.*\bevery\b).+)$/,
  /^(?:Not|Little|Little use|Of little use|Weak|Poor value) for (?<whom>.+)$/,
  /^(?:Less suited|Less fit) (?:for|to) (?<whom>.+)$/,
  /^Too (?:heavy|imprecise|large|light|much|plain|simple)(?: machinery| tool)? for (?<whom>.+)$/,
]

const excluded = (con: string): string | null => {
  for (const pattern of EXCLUSIONS) {
    const whom = pattern.exec(con)?.groups?.whom
    if (whom !== undefined) return capitalized(whom)
  }
  return null
}

/** Whether a drawback says whom the tool is not for. */
export const isExclusion = (con: string): boolean => excluded(con) !== null

/** Jobs further away are those of other tools that share only a word. */
const CLOSE = 0.3
const NAMES = /^(?:Adobe|Amazon|American|Apple|Chinese|English|European|Google|LinkedIn|Microsoft|OpenAI|United)\b/

/** "Is too large for ordinary computers." in parentheses. */
const asNote = (reason: string): string => {
  const text = reason.replace(/^(?:It is|Is) (?=an?\b|made\b|too\b)/, '')
  return NAMES.test(text) ? text : lowerFirst(text)
}

const SMALL = /\b(?:individuals?|single|small|sole)\b/i

/** Whom the skill and the team sizes of the record leave out, unless a drawback says so. */
const leftOut = ({ skill, teamFit, cons, months }: JudgedTool): VerdictLine[] => [
  ...(skill > 2
    ? [verdictLine(`People without ${skill === 4 ? 'programming' : 'technical'} skills`, months.get('skill'))]
    : []),
  ...(teamFit.length > 0 &&
  !teamFit.includes('solo') &&
  !teamFit.includes('small') &&
  !cons.some((con) => isExclusion(con) && SMALL.test(con))
    ? [verdictLine('One person or a small team', months.get('team_fit'))]
    : []),
]

/** The closest first, without those that only share a word. */
export const nearJobs = ({ topics }: Pick<JudgedTool, 'topics'>, jobs: readonly OtherJob[]): OtherJob[] =>
  jobs
    .filter(({ job }) => closeness(job, topics) >= CLOSE)
    .sort((a, b) => closeness(b.job, topics) - closeness(a.job, topics))

/** Whom its drawbacks exclude, the closest jobs that it does not do, and whom its record leaves out. */
export const notFor = (tool: JudgedTool, { doesNot }: JobsOfTool): VerdictLine[] => {
  const month = tool.months.get('cons')
  return [
    ...tool.cons.flatMap((con) => excluded(con) ?? []).map((text) => verdictLine(text, month)),
    ...nearJobs(tool, doesNot).map(({ job, reason }) =>
      verdictLine(withNote(jobAsActivity(job.name), asNote(reason)), job.as_of),
    ),
    ...leftOut(tool),
  ]
}
