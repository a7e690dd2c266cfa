import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { choose, isAnswered, type Question } from './answers.ts'
import { takeEarlyTicks } from './early-ticks.ts'
import { keyOf, QuestionOptions } from './question-options.tsx'
import { currentDraft, storeAnswer, useDraft } from './quiz-draft.ts'

type QuestionFormProps = {
  readonly question: Question
  /** Called only when the question has an answer. */
  readonly onDone: () => void
  /** Receives whether the question has an answer. */
  readonly children: (answered: boolean) => ReactNode
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/**
 * A question as a form. Every change is stored at once. While the focus is inside, number keys select and Enter
 * continues; outside they do nothing, because single-key shortcuts must not be global.
 */
export function QuestionForm({ question, onDone, children }: QuestionFormProps) {
  const { answers } = useDraft()
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
    form.querySelector<HTMLInputElement>(`input[value="${option.value}"]`)?.focus()
  }

  return (
    // A browser that restores forms after a reload would bring back removed selections.
    <form
      onSubmit={submit}
      onKeyDown={press}
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
          <span className="mt-1 block text-soft text-xs sm:text-sm">
            {question.type === 'MULTIPLE_CHOICE' ? 'Choose all that apply.' : 'Choose one.'}
            <span className="hidden pointer-fine:inline"> Press a number to choose, Enter to continue.</span>
          </span>
        </legend>
        <QuestionOptions question={question} chosen={answers[question.number] ?? []} onChoose={toggle} />
      </fieldset>
      {children(answered)}
    </form>
  )
}
