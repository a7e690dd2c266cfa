import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { PerchedFinch } from './perched-finch.tsx'

const TaskAnswers_answer = graphql(`
  fragment TaskAnswers_answer on TaskAnswer {
    name
    icon {
      path
    }
    ...AnswerPanel_answer
  }
`)

type TaskAnswersProps = { readonly answers: readonly FragmentType<typeof TaskAnswers_answer>[] }

/** Task buttons, and the answer to the chosen one. Both work without scripts: `task-answers` shows its panel. */
export function TaskAnswers({ answers: masked }: TaskAnswersProps) {
  const answers = masked.map((answer) => readFragment(TaskAnswers_answer, answer))
  if (answers.length === 0) return null
  return (
    <div className="task-answers">
      <fieldset className="scroll-row min-w-0 self-start">
        <legend className="sr-only">Show tools for</legend>
        {answers.map(({ name, icon }, index) => (
          <label
            key={name}
            className="relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm outline-support outline-offset-2 transition-colors hover:border-accent has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2"
          >
            <input type="radio" name="task" value={index} defaultChecked={index === 0} className="sr-only" />
            {icon ? (
              <svg aria-hidden="true" className="size-4">
                <use href={icon.path} />
              </svg>
            ) : null}
            {name}
          </label>
        ))}
        <Link
          to="/blog?type=problem"
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 px-2 font-semibold text-accent text-sm hover:text-accent-strong"
        >
          All jobs
          <span aria-hidden="true">→</span>
        </Link>
      </fieldset>
      <div className="task-card">
        <Perch />
        <div className="spine grid bg-surface shadow-float">
          {answers.map((answer, index) => (
            <AnswerPanel key={answer.name} answer={answer} index={index} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Perch() {
  return (
    <div className="flex items-end justify-between">
      <p className="flex items-center gap-2 pb-2 text-soft text-xs">
        <span aria-hidden="true" className="size-2 rounded-full bg-gold" />
        Answers from the catalog
      </p>
      <PerchedFinch className="mr-5 h-16 lg:mr-12 lg:h-24" />
    </div>
  )
}

export function TaskAnswersLoading() {
  return (
    <div className="task-answers">
      <LoadingStatus label="Loading tools for common tasks" />
      <Skeleton className="h-12.5 lg:h-24" />
      <div className="task-card">
        <Perch />
        <Skeleton className="h-140 lg:h-109" />
      </div>
    </div>
  )
}
