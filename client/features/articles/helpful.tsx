import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { reportError } from '../../lib/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { useRateHelpArticle } from './use-rate-help-article.ts'

const FAILED = 'Your answer could not be saved. Please try again.'

/** Asks whether an article helped. The answer can be changed. */
export function Helpful({ slug }: { readonly slug: string }) {
  const { rate, busy, client } = useRateHelpArticle()
  const [answer, setAnswer] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (helpful: boolean) => {
    if (busy) return
    setProblem(null)
    try {
      const problem = await rate(slug, helpful)
      if (problem === null) setAnswer(helpful)
      setProblem(problem)
    } catch (error) {
      setProblem(FAILED)
      void reportError(client, error)
    }
  }
  return (
    <section aria-labelledby="helpful" className="noscript:hidden mt-10 max-w-2xl border-line border-y py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="helpful" className="font-sans font-semibold text-base tracking-normal">
          Was this helpful?
        </h2>
        <div className="flex gap-2">
          <Button variant="secondary" aria-pressed={answer === true} onClick={() => void send(true)}>
            <ThumbsUp aria-hidden="true" className="size-4" />
            Yes
          </Button>
          <Button variant="secondary" aria-pressed={answer === false} onClick={() => void send(false)}>
            <ThumbsDown aria-hidden="true" className="size-4" />
            No
          </Button>
        </div>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {problem !== null ? <span className="text-danger">{problem}</span> : null}
        {problem === null && answer === true ? 'Thanks for your feedback!' : null}
        {problem === null && answer === false ? (
          <>
            Thanks for your feedback!{' '}
            <Link to="/contact" className="link">
              Tell us what was missing
            </Link>
          </>
        ) : null}
      </p>
    </section>
  )
}
