import { Link } from 'react-router-dom'
import { Badge } from '../../ui/badge.tsx'
import { adminTabHref } from './admin-tabs.ts'

type PlannedTabProps = { readonly title: string; readonly text: string }

/** A tab whose screen does not exist yet, with the ways to those that do. */
export function PlannedTab({ title, text }: PlannedTabProps) {
  return (
    <section className="max-w-prose">
      <h2 className="flex items-center gap-2 text-xl">
        {title} <Badge>Planned</Badge>
      </h2>
      <p className="mt-2 text-soft">{text}</p>
      <p className="mt-2">
        What you can do now:{' '}
        <Link to={adminTabHref('seo')} className="link">
          manage pages
        </Link>
        ,{' '}
        <Link to={adminTabHref('messages')} className="link">
          answer messages
        </Link>{' '}
        and{' '}
        <Link to={adminTabHref('audit')} className="link">
          read the audit log
        </Link>
        .
      </p>
    </section>
  )
}
