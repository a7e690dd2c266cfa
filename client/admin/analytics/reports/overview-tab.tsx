import { useAdminQuery } from '../../shared/admin-query.ts'
import { LiveView } from './live-view.tsx'
import { ReportForm } from './report-form.tsx'
import { periodOf } from './report-period.ts'
import { reportOf } from './report-values.ts'
import { ReportView } from './report-view.tsx'
import { SpamRules } from './spam-rules.tsx'

/** Visitor analytics: live, reports, and spam rules. */
export function Component() {
  const { query } = useAdminQuery()
  const report = reportOf(query.get('report'))
  const period = periodOf(query, new Date())
  const filter = {
    page: query.get('path') || null,
    source: query.get('source') || null,
    includeBots: query.get('bots') === 'yes',
  }
  return (
    <section className="grid grid-cols-1 gap-8">
      <h2 className="text-xl">Reports</h2>
      <LiveView />
      <ReportForm report={report} period={period} />
      <ReportView name={report.name} label={report.label} period={period} filter={filter} />
      <SpamRules />
    </section>
  )
}
