import { Link } from 'react-router-dom'
import { classNames } from '../../../ui/class-names.ts'
import type { AdminTabProps } from '../admin-screens.ts'
import { useAdminQuery } from '../admin-tabs.ts'
import { MessagesList } from './messages-list.tsx'
import { ReportsList } from './reports-list.tsx'

/** What visitors wrote: messages of the contact form, and reports of what is wrong on a page. */
export function Component({ open }: AdminTabProps) {
  const { query } = useAdminQuery()
  const isReports = query.get('inbox') === 'reports'
  const link = (label: string, count: number, to: string, current: boolean) => (
    <Link
      to={to}
      replace
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-md border px-4 font-semibold text-sm',
        current ? 'border-accent text-accent' : 'border-line text-soft hover:border-accent',
      )}
    >
      {label} ({count} open)
    </Link>
  )
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Messages</h2>
      <nav aria-label="Inbox" className="flex flex-wrap gap-2">
        {link('Contact messages', open.messages, '/admin?tab=messages', !isReports)}
        {link('Reports', open.reports, '/admin?tab=messages&inbox=reports', isReports)}
      </nav>
      {isReports ? <ReportsList /> : <MessagesList />}
    </section>
  )
}
