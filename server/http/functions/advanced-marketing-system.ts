import { z } from 'zod'
import { MAX_UPLOAD_BYTES } from '#core/analytics/uploads/upload-file.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'

const importDocument = graphql(`
  mutation AdvancedMarketingSystemFunctionImport($input: ImportAnalyticsInput!) {
    importAnalytics(input: $input) {
      __typename
      ... on ImportAnalyticsPayload {
        dryRun
        alreadyImported
        rowCount
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
        analyticsImport {
          id
          importedAt
        }
      }
      ...FunctionFailure_failure
    }
  }
`)

const dataSchema = z.object(
  {
    csv_data: z.string('must be the text of a file'),
    data_type: z.literal('humblytics', 'must be "humblytics"'),
    filename: z.string('must be the name of the file').max(1_000, 'must be at most 1,000 characters'),
    dry_run: z.boolean('must be true or false').default(false),
  },
  'must be an object',
)

/**
 * POST advancedMarketingSystem: uploads exported analytics, or validates them with `dry_run`. Accepts larger bodies
 * than /graphql.
 */
export const advancedMarketingSystem: FunctionDefinition = {
  name: 'advancedMarketingSystem',
  errorAsText: true,
  maxBodyBytes: MAX_UPLOAD_BYTES,
  onlyFor: 'analytics:import',
  calls: [
    defineCall({
      method: 'POST',
      action: 'process_csv',
      input: z.object({ data: dataSchema }),
      document: importDocument,
      variables: ({ data: { csv_data: text, filename, dry_run: dryRun } }) => ({ input: { text, filename, dryRun } }),
      reply: ({ importAnalytics }) => {
        const outcome = expectSuccess(importAnalytics, 'ImportAnalyticsPayload')
        const { analysis, recommendations, analyticsImport } = outcome
        const result = {
          analysis: {
            total_users: analysis.totalUsers,
            conversion_rate: analysis.conversionRate,
            bounce_rate: analysis.bounceRate,
            session_duration: analysis.sessionDuration,
            top_pages: analysis.topPages,
            insights: analysis.insights,
          },
          recommendations: recommendations.map(({ action, type, expectedImpact, priority }) => ({
            action,
            type,
            expected_impact: expectedImpact,
            priority: priority.toLowerCase(),
          })),
          imported_at: analyticsImport?.importedAt ?? null,
          import_id: analyticsImport?.id ?? null,
          dry_run: outcome.dryRun,
          already_imported: outcome.alreadyImported,
          rows: outcome.rowCount,
          refused: outcome.refusedCount,
          row_errors: outcome.rowErrors,
        }
        return { body: { success: true, result } }
      },
    }),
  ],
}
