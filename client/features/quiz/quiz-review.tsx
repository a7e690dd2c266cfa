import { Link } from 'react-router-dom'
import { chosenOptions, type Question } from './answers.ts'
import { editHref } from './quiz-address.ts'
import { useDraft } from './quiz-draft.ts'
import { FROM_QUIZ } from './use-quiz-position.ts'

/** All answers before they are submitted, each with a link to change it. */
export function QuizReview({ questions }: { readonly questions: readonly Question[] }) {
  const { answers } = useDraft()
  return (
    <ol className="mt-6 lg:columns-2 lg:gap-x-16">
      {questions.map((question) => {
        const chosen = chosenOptions(question, answers)
        const { number, text, optional } = question
        const none = optional ? 'Skipped' : 'Not answered'
        const isMissing = chosen.length === 0 && !optional
        return (
          <li key={number} className="flex break-inside-avoid items-start gap-3 border-line border-t py-3">
            <span aria-hidden="true" className="w-6 shrink-0 text-right text-soft text-sm tabular-nums">
              {number}
            </span>
            <div className="min-w-0 flex-1">
              <p className="text-sm text-soft">{text}</p>
              <p className={isMissing ? 'font-semibold text-danger' : 'font-semibold'}>
                {chosen.length === 0 ? none : chosen.map(({ text: words }) => words).join('\u00a0· ')}
              </p>
            </div>
            <Link
              to={editHref(number)}
              state={FROM_QUIZ}
              data-question={number}
              aria-label={`${chosen.length === 0 ? 'Answer' : 'Edit'} question ${number}: ${text}`}
              className="link -my-1 inline-flex min-h-11 min-w-11 items-center justify-end font-semibold text-sm"
            >
              {chosen.length === 0 ? 'Answer' : 'Edit'}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
