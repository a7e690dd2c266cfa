import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { storeQuizResults } from '../../lib/pending-quiz-storage.ts'
import { storedToken } from '../../lib/stored-session.ts'
import { RECOMMENDATIONS_FAILED, RESULTS, useSubmitQuiz } from '../../lib/use-submit-quiz.ts'
import { currentDraft } from './quiz-draft.ts'

const NOT_STORED =
  'Your browser isn’t storing data for this site, so it can’t keep your results. Allow storage for it, or sign in first.'

/** Whether this device can compute the list: the service worker keeps all that it needs together. */
const isEngineSaved = async (): Promise<boolean> =>
  (await globalThis.caches?.match('/tools-engine.json').catch(() => undefined)) !== undefined

export type Finish = {
  /** Submits the answers and opens the results. */
  readonly finish: () => void
  readonly busy: boolean
  /** Why it failed; `quota` when the month's lists are used up. The answers stay stored in any case. */
  readonly problem: { readonly message: string; readonly quota?: boolean } | null
}

/** The end of the quiz: visitors' answers stay in this browser, members' answers are sent to their account. */
export function useFinish(): Finish {
  const submitQuiz = useSubmitQuiz()
  const navigate = useNavigate()
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Finish['problem']>(null)

  const finish = async () => {
    if (sending.current) return
    const { answers } = currentDraft()
    const member = storedToken() !== null
    const stored = storeQuizResults(answers, !member)
    if (!member) return stored ? void navigate(RESULTS) : setProblem({ message: NOT_STORED })
    sending.current = true
    setBusy(true)
    setProblem(null)
    const outcome = await submitQuiz(answers)
    sending.current = false
    setBusy(false)
    if (outcome.status === 'done') return void navigate(outcome.path)
    if (outcome.status === 'failed' || outcome.status === 'unreachable') {
      const onDevice = outcome.status === 'unreachable' && (!navigator.onLine || (await isEngineSaved()))
      if (!onDevice) return setProblem({ message: RECOMMENDATIONS_FAILED })
      // Computed on this device; the account gets the answers once there is a connection.
      storeQuizResults(answers, true)
      return void navigate(RESULTS)
    }
    if (outcome.status === 'refused') {
      return setProblem({ message: outcome.message, quota: outcome.code === 'QUOTA_EXCEEDED' })
    }
    // The session has ended meanwhile: the answers stay pending, and are saved after signing in again.
    storeQuizResults(answers, true)
    void navigate(`/auth?returnTo=${encodeURIComponent(RESULTS)}`)
  }

  return { finish: () => void finish(), busy, problem }
}
