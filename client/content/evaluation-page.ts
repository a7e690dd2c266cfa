/** The texts of the evaluation page and of its summary on the methodology page. */
import { countText } from '#core/display/numbers.ts'
import { GRADING_AGREEMENT } from '#core/jobs/agreement.ts'
import { FIGURE_FROM, QUESTION_FROM_DAYS } from '#core/outcomes/outcome-rules.ts'

export const EVALUATION_SUMMARY = {
  id: 'fit',
  title: 'How well do the matches fit?',
  paragraphs: [
    'Every version of the recommendations and of the search is tested before it is released, on people and queries whose right answers editors wrote down in advance. And members who have tried their list tell us whether they chose a tool from it.',
    'Those answers are counted and published. They never change a list, a match percentage or the order of the directory: nothing that ranks tools can read them.',
  ],
} as const

export const OUTCOMES = {
  id: 'outcomes',
  title: 'What people chose',
  paragraphs: [
    `From ${QUESTION_FROM_DAYS} days after their list on, members can answer one question: “Did you choose one of these tools?” This is the only figure here that comes from real people. It counts each person’s latest answer of the last 365 days, changes once a day, and includes those who chose another tool or none yet.`,
  ],
} as const

export const TOO_FEW_OUTCOMES = `Fewer than ${FIGURE_FROM} people have answered so far. That is too few for a figure.`

export const LIMITS_OF_OUTCOMES =
  'It does not say why: people who answer may differ from those who don’t, and a tool can be chosen without our list. The tests below measure something else, namely whether the tools of a list are on topic.'

export const AGREEMENT = {
  id: 'agreement',
  title: 'Do two readers agree?',
  paragraphs: [
    `The tests are only as good as the grades. A second reader, who sees none of the first ones, graded ${countText(GRADING_AGREEMENT.pairs)} pairs of a job and a tool again. On a scale on which chance is zero and full agreement one (quadratic weighted kappa), the two agree at ${GRADING_AGREEMENT.kappa}, and at ${GRADING_AGREEMENT.lowest} or more in each topic.`,
  ],
} as const
