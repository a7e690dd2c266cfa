import { Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { momentDayText } from '#core/display/dates.ts'
import { countText } from '#core/display/numbers.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { ResultSummary_resultFragment } from '../../gql/graphql.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EditAnswer } from './edit-answer.tsx'
import { LockedLink } from './locked-link.tsx'

const ResultSummary_result = graphql(`
  fragment ResultSummary_result on QuizResult {
    id
    createdAt
    role
    industry
    budget
    teamSize
    paid
    inTheRunning
    recommendations {
      name
      category
      reason
      reasoning
      matchPercent
      label
      optimalPlan {
        name
        text
      }
      keyBenefits {
        text
      }
      tool {
        id
        websiteUrl
        priceText
      }
    }
  }
`)

/** The answers shown above the list, with the question that each comes from. */
const FACTS = [
  { label: 'Role', field: 'role', question: 1 },
  { label: 'Industry', field: 'industry', question: 2 },
  { label: 'Budget', field: 'budget', question: 4 },
  { label: 'Team size', field: 'teamSize', question: 3 },
] as const

type SummaryProps = { readonly result: FragmentType<typeof ResultSummary_result> }

/** The profile behind the results, with the actions for the whole list. */
export function ResultSummary({ result: masked }: SummaryProps) {
  const result = readFragment(ResultSummary_result, masked)
  return (
    <section aria-label="Your profile" className="mt-5 border-line border-y py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        {FACTS.map(({ label, field, question }) => (
          <div key={field} className="min-w-0">
            <dt className="flex flex-wrap items-baseline gap-x-2 text-soft text-xs">
              {label}
              <EditAnswer question={question} className="-my-3 inline-flex min-h-11 min-w-11 items-center">
                Edit<span className="sr-only"> your answer: {label}</span>
              </EditAnswer>
            </dt>
            <dd className="wrap-anywhere font-semibold text-sm">{result[field] ?? 'Not answered'}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {result.paid ? <DownloadReport result={result} /> : <LockedLink>Download Report</LockedLink>}
        <LinkButton to="/quiz" variant="secondary">
          <RotateCcw aria-hidden="true" className="size-4" />
          Retake Quiz
        </LinkButton>
        <p className="text-soft text-sm tabular-nums">
          {momentDayText(result.createdAt)} ·{' '}
          {result.inTheRunning === 1
            ? '1 tool meets all your limits'
            : `${countText(result.inTheRunning)} tools meet all your limits`}
        </p>
      </div>
    </section>
  )
}

function DownloadReport({ result }: { readonly result: ResultSummary_resultFragment }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    try {
      const [{ reportOf }, { download }] = await Promise.all([
        import('./report-file.ts'),
        import('../../lib/download.ts'),
      ])
      const { name, text } = reportOf(result)
      download(name, 'text/plain', text)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button variant="secondary" disabled={state === 'busy'} onClick={() => void save()}>
        <Download aria-hidden="true" className="size-4" />
        Download Report
      </Button>
      {state === 'failed' ? (
        <Notice tone="danger" className="basis-full">
          <p>The report could not be created. Please try again.</p>
        </Notice>
      ) : null}
    </>
  )
}
