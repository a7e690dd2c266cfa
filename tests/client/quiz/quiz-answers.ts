import { QUESTIONS } from '#core/quiz/questions.ts'

/** The questions as in API responses. */
export const QUIZ = {
  __typename: 'Quiz',
  questions: QUESTIONS.map(({ id, key, text, type, optional, options }) => ({
    __typename: 'QuizQuestion',
    number: id,
    key,
    text,
    type: type.toUpperCase() as 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE',
    optional,
    options: options.map((option) => ({
      __typename: 'QuizOption',
      id: `${key}:${option.id}`,
      value: option.id,
      text: option.text,
    })),
  })),
}

/** Answers to the first questions, each with its first option. */
export const answersUpTo = (count: number): Record<number, readonly string[]> =>
  Object.fromEntries(QUESTIONS.slice(0, count).map(({ id, options }) => [id, [options[0]?.id ?? '']]))

/** The same in the API's format. */
export const entriesOf = (answers: Readonly<Record<number, readonly string[]>>) =>
  Object.entries(answers).map(([question, options]) => ({ question: Number(question), options: [...options] }))
