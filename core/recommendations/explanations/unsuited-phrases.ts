import { chosen, type QuizAnswers } from '../../quiz/answers.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { isAdvanced } from '../ranking/fit.ts'

type Audience = {
  /** Words that identify the group. */
  readonly words: RegExp
  readonly includes: (answers: QuizAnswers) => boolean
}

const isIn = (industry: string) => (answers: QuizAnswers) => chosen(answers, 'industry').includes(industry)

const AUDIENCES: readonly Audience[] = [
  {
    // Not the product of that name.
    words:
      /\b(teams?|Team (?!s\b)|teammates?|departments?|colleagues|seats|enterprises?|company-wide|administrators?)\b|\b[Ss]hared (by|with|folders?|brand|library|workspaces?|prompts?)\b/,
    includes: (answers) => !chosen(answers, 'team_size').includes('solo'),
  },
  {
    words: /(?<!\b(?:machine|deep|reinforcement)[ -])\b(learn|learning|beginners?|newcomers?|novices?)\b/i,
    includes: (answers) => !isAdvanced(answers) || isIn('education')(answers),
  },
  {
    words:
      /(?<!\b(?:no|low|without|billing)(?: much| writing)?[ -])\b(code|coding|codebases?|programming|developers?|pull requests?|repositor(y|ies)|webhooks?)\b/i,
    includes: (answers) =>
      isAdvanced(answers) ||
      chosen(answers, 'role').includes('developer') ||
      chosen(answers, 'tasks').includes('coding'),
  },
  {
    words: /\b(teach\w*|in class|with the class|classrooms?|lessons?|homework|pupils?|students?)\b/i,
    includes: isIn('education'),
  },
  { words: /\b(patients|clinics?|clinical|hospitals?|telehealth)\b/i, includes: isIn('healthcare') },
  { words: /\b(donors?|donations?|fundrais\w+)\b/i, includes: isIn('nonprofit') },
  { words: /\b(novels?|fiction|short stor(y|ies))\b/i, includes: isIn('media') },
]

const phrasesOf = ({ features, useCases, pros }: EngineTool): readonly string[] => [...features, ...useCases, ...pros]

/** Team features for a single user, classes for a shop. Groups in the user's own words count as theirs. */
export const unsuitedPhrases = (tool: EngineTool, answers: QuizAnswers): readonly string[] => {
  const sentence = answers.purpose?.sentence ?? ''
  const strangers = AUDIENCES.filter(({ words, includes }) => !includes(answers) && !words.test(sentence))
  return phrasesOf(tool).filter((phrase) => strangers.some(({ words }) => words.test(phrase)))
}
