import { usePageFacts } from '../../lib/page.tsx'
import { RESULTS } from '../../lib/use-submit-quiz.ts'

/** The address of a result, for people who have it on paper. */
export function PrintedAddress({ timestamp }: { readonly timestamp: string }) {
  const { origin } = usePageFacts()
  return <p className="hidden text-soft text-sm print:block">{`${origin}${RESULTS}/${timestamp}`}</p>
}
