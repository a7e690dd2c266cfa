import { Download } from 'lucide-react'
import { useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const DownloadReport_result = graphql(`
  fragment DownloadReport_result on QuizResult {
    id
    createdAt
    role
    industry
    budget
    teamSize
    recommendations {
      name
      category
      reason
      reasoning
      matchPercent
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

/** Saves the report of a result as a file. */
export function DownloadReport({ result: masked }: { readonly result: FragmentType<typeof DownloadReport_result> }) {
  const result = readFragment(DownloadReport_result, masked)
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
