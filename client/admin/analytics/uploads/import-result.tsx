import type { ResultOf } from '@graphql-typed-document-node/core'
import { useEffect, useRef } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { momentText } from '../../shared/dates.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { AnalysisCards } from './analysis-cards.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { downloadReport } from './download-report.ts'
import { Insights, TopPages } from './findings.tsx'
import { Recommendations } from './recommendations.tsx'
import { RowErrors } from './row-errors.tsx'

const AnalyticsImportQuery = graphql(`
  query AnalyticsImport($id: ID!) {
    analyticsImport(id: $id) {
      id
      filename
      importedAt
      refusedCount
      rowErrors {
        line
        message
      }
      analysis {
        totalUsers
        conversionRate
        bounceRate
        sessionDuration
        topPages {
          page
          views
          conversions
        }
        insights
      }
      recommendations {
        action
        type
        expectedImpact
        priority
      }
      comparison {
        ...ComparisonTable_comparison
      }
    }
  }
`)

type Stored = NonNullable<ResultOf<typeof AnalyticsImportQuery>['analyticsImport']>
export type Analysis = NonNullable<Stored['analysis']>
export type Recommendation = Stored['recommendations'][number]

type ImportResultProps = {
  readonly id: string
  /** Whether the file had been uploaded before. */
  readonly repeated: boolean
  readonly onClose: () => void
}

/** "Analysis Results" of one import. */
export function ImportResult({ id, repeated, onClose }: ImportResultProps) {
  const { data, failed, onRetry } = useFreshQuery(AnalyticsImportQuery, { id })
  const title = useRef<HTMLHeadingElement>(null)
  const stored = data?.analyticsImport
  const analysis = stored?.analysis
  const isShown = analysis !== undefined && analysis !== null
  useEffect(() => {
    if (isShown) title.current?.focus()
  }, [isShown])
  if (data === undefined) {
    const failure = 'Failed to fetch the import'
    return <NotLoaded name="the analysis" failed={failed} failure={failure} onRetry={onRetry} height="h-96" />
  }
  if (!stored || !analysis) {
    return (
      <EmptyState
        title={stored ? 'This import was undone' : 'This import doesn’t exist'}
        action={<Button onClick={onClose}>Upload New File</Button>}
      />
    )
  }
  return (
    <section className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={title} tabIndex={-1} className="text-xl">
          Analysis Results
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => downloadReport({ ...stored, analysis })}>
            Download Report
          </Button>
          <Button onClick={onClose}>Upload New File</Button>
        </div>
      </div>
      {repeated ? <Notice>This file was imported before. Nothing was imported again.</Notice> : null}
      <p className="wrap-anywhere -mt-3 text-soft text-sm">{stored.filename}</p>
      <AnalysisCards analysis={analysis} />
      <RowErrors errors={stored.rowErrors} refused={stored.refusedCount} />
      <TopPages pages={analysis.topPages} />
      <Insights insights={analysis.insights} />
      <Recommendations recommendations={stored.recommendations} />
      {stored.comparison ? <ComparisonTable comparison={stored.comparison} /> : null}
      <p className="text-soft text-sm">
        Data imported on <time dateTime={stored.importedAt}>{momentText(stored.importedAt)}</time>
      </p>
    </section>
  )
}
