import { download } from '#client/lib/download.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Analysis, Recommendation } from './import-result.tsx'

type Report = {
  readonly analysis: Analysis
  readonly recommendations: readonly Recommendation[]
  readonly importedAt: string
}

/** The report with the field names that other programs expect. */
const reportText = ({ analysis, recommendations, importedAt }: Report): string =>
  JSON.stringify(
    {
      analysis: {
        total_users: analysis.totalUsers,
        conversion_rate: analysis.conversionRate,
        bounce_rate: analysis.bounceRate,
        session_duration: analysis.sessionDuration,
        top_pages: analysis.topPages.map(({ page, views, conversions }) => ({ page, views, conversions })),
        insights: analysis.insights,
      },
      recommendations: recommendations.map(({ action, type, expectedImpact, priority }) => ({
        action,
        type,
        expected_impact: expectedImpact,
        priority: priority.toLowerCase(),
      })),
      imported_at: importedAt,
    },
    null,
    2,
  )

/** Downloads the report as a JSON file named after today's date (UTC). */
export function downloadReport(report: Report): void {
  const today = utcDay(new Date())
  download(`analytics-report-${today}.json`, 'application/json', reportText(report))
}
