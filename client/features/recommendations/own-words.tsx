import { ChevronDown, MessageSquareText } from 'lucide-react'
import { useContext, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { fromInput, type RenderPurpose, type StoredPurpose, sameAnswers } from '../../lib/quiz-answers.ts'
import { RECOMMENDATIONS_FAILED, useSubmitQuiz } from '../../lib/use-submit-quiz.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { AnswersAreCurrent } from './edit-answer.tsx'

const OwnWords_result = graphql(`
  fragment OwnWords_result on QuizResult {
    answers {
      question
      options
    }
    purpose {
      sentence
      meanings {
        id
      }
    }
  }
`)

type OwnWordsProps = {
  readonly result: FragmentType<typeof OwnWords_result>
  readonly renderPurpose: RenderPurpose
}

/** The member's task in their own words, folded; a change generates a new list. */
export function OwnWords({ result: masked, renderPurpose }: OwnWordsProps) {
  const { answers, purpose } = readFragment(OwnWords_result, masked)
  const isCurrent = useContext(AnswersAreCurrent)
  const submitQuiz = useSubmitQuiz()
  const navigate = useNavigate()
  const before = fromInput(answers, purpose)
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState<{ readonly purpose: StoredPurpose | null } | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | { readonly problem: string }>('idle')
  if (!isCurrent) {
    return purpose ? <p className="mt-8 wrap-anywhere text-sm">In your own words: “{purpose.sentence}”</p> : null
  }
  const current = changed ? changed.purpose : (before.purpose ?? null)
  const { purpose: _purpose, ...ticked } = before
  const after = current === null ? ticked : { ...ticked, purpose: current }
  const update = async () => {
    setState('busy')
    const outcome = await submitQuiz(after)
    if (outcome.status === 'done') return void navigate(outcome.path)
    setState({ problem: outcome.status === 'refused' ? outcome.message : RECOMMENDATIONS_FAILED })
  }
  return (
    <details
      className={classNames('group mt-8 border-line border-y', !purpose && 'print:hidden')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center gap-2.5 font-semibold text-sm">
        <MessageSquareText aria-hidden="true" className="size-4 shrink-0 text-accent" />
        <span className="wrap-anywhere min-w-0 flex-1 py-2">
          Say it in your own words
          {purpose && !open ? <span className="font-normal text-soft"> “{purpose.sentence}”</span> : null}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {/* Not before it is opened: the field asks the server for suggestions. */}
      {open ? (
        <div className="grid max-w-prose gap-3 pb-5">
          {renderPurpose(before, current, (next) => setChanged({ purpose: next }))}
          {sameAnswers(before, after) ? null : (
            <Button className="justify-self-start" disabled={state === 'busy'} onClick={() => void update()}>
              {state === 'busy' ? 'Finding your matches…' : 'Update my results'}
            </Button>
          )}
          {typeof state === 'object' ? (
            <Notice tone="danger">
              <p>{state.problem}</p>
            </Notice>
          ) : null}
        </div>
      ) : null}
    </details>
  )
}
