/** An invented person whose best match shows how a match adds up. Nobody's answers. */
import { normalizeAnswers, questionId } from '../quiz/answers.ts'

/** After "Example:". */
export const EXAMPLE_PERSON = 'a teacher, working alone, free tools only'

export const EXAMPLE_ANSWERS = normalizeAnswers({
  [questionId('industry')]: ['education'],
  [questionId('team_size')]: ['solo'],
  [questionId('budget')]: ['free'],
  [questionId('technical_level')]: ['beginner'],
  [questionId('privacy')]: ['important'],
  [questionId('device')]: ['cloud'],
  purpose: { sentence: 'plan lessons and make quizzes', meanings: ['job:plan-lessons', 'job:make-quizzes'] },
})
