import { useAdminQuery } from '../../shared/admin-query.ts'
import { LiveView } from './live-view.tsx'
import { ReportForm } from './report-form.tsx'
import { periodOf } from './report-period.ts'
import { reportOf } from './report-values.ts'
import { ReportView } from './report-view.tsx'
import { SpamRules } from './spam-rules.tsx'

/** Visitor analytics: reports, spam rules, and the last minutes. */
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
      <ReportForm report={report} period={period} />
      <ReportView name={report.name} label={report.label} period={period} filter={filter} />
      <SpamRules />
      {/* Last: its height depends on who is on the site, and nothing below it moves. */}
      <LiveView />
    </section>
  )
}
