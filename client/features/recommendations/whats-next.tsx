import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { compareHref } from '../../lib/compare-storage.ts'
import { LinkButton } from '../../ui/button.tsx'
import { DownloadReport } from './download-report.tsx'

const WhatsNext_result = graphql(`
  fragment WhatsNext_result on QuizResult {
    id
    paid
    recommendations {
      tool {
        id
        slug
      }
    }
    ...DownloadReport_result
  }
`)

const COMPARED = 3

type NextProps = {
  readonly result: FragmentType<typeof WhatsNext_result>
  /** What the free plan has left this month; null on a paid plan. */
  readonly quota: ReactNode
}

/** What to do with the list: below it, because the tools come first. */
export function WhatsNext({ result: masked, quota }: NextProps) {
  const result = readFragment(WhatsNext_result, masked)
  const slugs = result.recommendations.flatMap(({ tool }) => (tool ? [tool.slug] : []))
  return (
    <section aria-labelledby="next" className="mt-10 border-line border-t pt-6 print:hidden">
      <h2 id="next" className="text-xl">
        What's Next
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        {slugs.length > 1 ? (
          <LinkButton to={compareHref(slugs.slice(0, COMPARED))} variant="secondary">
            Compare the first {Math.min(COMPARED, slugs.length)}
          </LinkButton>
        ) : null}
        {result.paid ? <DownloadReport result={result} /> : null}
        <LinkButton to="/quiz" variant="secondary">
          <RotateCcw aria-hidden="true" className="size-4" />
          Retake Quiz
        </LinkButton>
        <LinkButton to="/ai-tools" variant="secondary">
          Explore All AI Tools
        </LinkButton>
      </div>
      {quota ? <div className="mt-3 text-soft text-sm">{quota}</div> : null}
    </section>
  )
}
