import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { choose, isAnswered, type Question } from './answers.ts'
import { takeEarlyTicks } from './early-ticks.ts'
import { keyOf, QuestionOptions } from './question-options.tsx'
import { currentDraft, storeAnswer, useDraft } from './quiz-draft.ts'
import type { MoveOn } from './use-move-on.ts'

type QuestionFormProps = {
  readonly question: Question
  /** Called only when the question has an answer. */
  readonly onDone: () => void
  /** The step that a press on an option takes; null if one continues with a button alone. */
  readonly moveOn: MoveOn | null
  /** What follows, for a question that moves on. */
  readonly following: string
  /** Receives whether the question has an answer. */
  readonly children: (answered: boolean) => ReactNode
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/** Keys that select another radio button on the way to the one that is meant. */
const isArrow = ({ key }: KeyboardEvent) => key.startsWith('Arrow')

/** How a question is answered. Who uses it must know beforehand that a choice opens another page. */
function Hint({ question, moveOn, following }: Pick<QuestionFormProps, 'question' | 'moveOn' | 'following'>) {
  const how = question.type === 'MULTIPLE_CHOICE' ? 'Choose all that apply' : 'Choose one'
  const what = question.optional ? `Optional. ${how}` : how
  return (
    <span className="mt-1 block text-soft text-xs sm:text-sm">
      {moveOn ? `${what}, and ${following}.` : `${what}.`}
      <span className="hidden pointer-fine:inline">
        {moveOn ? ' You can also press its number.' : ' Press a number to choose, Enter to continue.'}
      </span>
    </span>
  )
}

/**
 * A question as a form. Every change is stored at once. While the focus is inside, number keys select and Enter
 * continues; outside they do nothing, because single-key shortcuts must not be global. A single choice moves on by
 * itself, but not while arrow keys move through the options.
 */
export function QuestionForm({ question, onDone, moveOn, following, children }: QuestionFormProps) {
  const { answers } = useDraft()
  const byArrow = useRef(false)
  const answered = isAnswered(question, answers)
  const toggle = (option: string) => storeAnswer(question.number, choose(question, answers, option))

  useEffect(() => {
    const early = takeEarlyTicks(question)
    if (early.length === 0) return
    const before = question.type === 'MULTIPLE_CHOICE' ? (currentDraft().answers[question.number] ?? []) : []
    storeAnswer(question.number, [...new Set([...before, ...early])].sort())
  }, [question])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answered) onDone()
  }
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    byArrow.current = isArrow(event)
    if (byArrow.current) moveOn?.cancel()
    if (hasModifier(event) || event.repeat) return
    const { currentTarget: form, target, key } = event
    if (key === 'Enter' && target instanceof HTMLHeadingElement) {
      form.requestSubmit()
      return
    }
    const option = question.options.find((_option, index) => keyOf(index) === key)
    if (!option) return
    event.preventDefault()
    toggle(option.value)
    if (moveOn) return onDone()
    form.querySelector<HTMLInputElement>(`input[value="${option.value}"]`)?.focus()
  }

  return (
    // A browser that restores forms after a reload would bring back removed selections.
    <form
      onSubmit={submit}
      onKeyDown={press}
      // A radio button reports a press by an arrow key as a click; both end before another key or pointer is used.
      onKeyUp={() => {
        byArrow.current = false
      }}
      noValidate
      autoComplete="off"
      // On a phone it reaches the bottom of the window, so that the buttons are in the same place for every question.
      className="flex flex-col max-lg:min-h-[calc(100lvh-9rem)]"
    >
      <fieldset className="max-lg:grow">
        <legend className="mb-3 sm:mb-5">
          <h1 tabIndex={-1} className="text-xl sm:text-2xl">
            {question.text}
          </h1>
          <Hint question={question} moveOn={moveOn} following={following} />
        </legend>
        <QuestionOptions
          question={question}
          chosen={answers[question.number] ?? []}
          onChoose={toggle}
          onPress={() => {
            if (!byArrow.current) moveOn?.start(onDone)
          }}
        />
      </fieldset>
      {children(answered)}
    </form>
  )
}
