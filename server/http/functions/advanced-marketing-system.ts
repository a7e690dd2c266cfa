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

const figure = z.number().nullable()
const text = z.string().nullable()
const answerSchema = z.object({
  success: z.literal(true),
  result: z.object({
    analysis: z.object({
      total_users: figure,
      conversion_rate: figure,
      bounce_rate: figure,
      session_duration: figure,
      top_pages: z.array(z.object({ page: z.string(), views: z.number(), conversions: figure })),
      insights: z.array(z.string()),
    }),
    recommendations: z.array(
      z.object({ action: z.string(), type: z.string(), expected_impact: z.string(), priority: z.string() }),
    ),
    imported_at: text,
    import_id: text,
    dry_run: z.boolean(),
    already_imported: z.boolean(),
    rows: z.int(),
    refused: z.int(),
    row_errors: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
})

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
      summary: 'Validates exported analytics and stores them, without `dry_run`.',
      access: 'administrator',
      answers: { 200: answerSchema },
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
