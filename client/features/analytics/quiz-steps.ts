import { storedDraft } from '../../lib/quiz-draft-storage.ts'

const QUIZ = '/quiz'
const RESULTS = /^\/quiz\/results(?:\/|$)/

type Step = { readonly action: 'start' | 'answer' | 'finish'; readonly question: number | null }

type QuizSteps = {
  /** Handles a navigation. */
  readonly moved: (from: string | null, to: string) => void
  readonly stop: () => void
}

const answered = (): readonly string[] => Object.keys(storedDraft.get().answers)

/** Records the quiz steps of the funnel. It sends only which question was answered, never the answer. */
export function watchQuiz(record: (step: Step) => void): QuizSteps {
  let known = new Set(answered())
  const stop = storedDraft.subscribe(() => {
    const present = answered()
    const added = present.filter((question) => !known.has(question))
    known = new Set(present)
    // Several answers at once come from the account. Answers in the draft also change in other tabs.
    if (added.length !== 1 || window.location.pathname !== QUIZ || document.visibilityState === 'hidden') return
    record({ action: 'answer', question: Number(added[0]) })
  })
  return {
    stop,
    moved(from, to) {
      const isQuestion = /[?&](?:q|edit)=/.test(window.location.search)
      if (to === QUIZ && isQuestion) record({ action: 'start', question: null })
      if (from === QUIZ && RESULTS.test(to)) record({ action: 'finish', question: null })
    },
  }
}
