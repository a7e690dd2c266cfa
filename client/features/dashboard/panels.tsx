import { Link } from 'react-router-dom'
import { momentDayText } from '#core/display/dates.ts'
import { countText } from '#core/display/numbers.ts'
import type { DashboardRouteQuery } from '../../gql/graphql.ts'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { Panel } from './panel.tsx'

type Saved = DashboardRouteQuery['favorites']
type Activities = DashboardRouteQuery['recentActivity']

type Counter = {
  readonly label: string
  /** How it grows, shown while it is zero. */
  readonly hint: string
  /** Null when the number could not be loaded; undefined while it is loading. */
  readonly count: number | null | undefined
}

/** The member's counters: rows on a narrow screen, columns on a wide one. */
export function Counters({ counters }: { readonly counters: readonly Counter[] }) {
  return (
    <dl className="mt-6 grid grid-cols-1 sm:grid-cols-3 sm:gap-4">
      {counters.map(({ label, hint, count }) => (
        <div
          key={label}
          className="flex items-center justify-between border-line border-t py-2 sm:flex-col-reverse sm:items-start sm:justify-end sm:pt-3 sm:pb-0"
        >
          <dt className="text-soft text-sm">
            <span className="font-semibold text-ink">{label}</span>
            {count === 0 ? <span className="block">{hint}</span> : null}
          </dt>
          <dd className="font-serif text-2xl tabular-nums">
            <Figure count={count} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ count }: Pick<Counter, 'count'>) {
  if (count === undefined) return <Skeleton className="h-[1lh] w-8" />
  return count === null ? '–' : countText(count)
}

/** The most recently saved tools, with a link to all of them. */
export function FavoritesPanel({ saved }: { readonly saved: Saved | null }) {
  const total = saved?.totalCount ?? 0
  return (
    <Panel id="saved" title="Your Favorite Tools">
      {saved === null ? (
        <p className="text-soft text-sm">They could not be loaded.</p>
      ) : saved.nodes.length === 0 ? (
        <p className="text-soft text-sm">
          Nothing saved yet.{' '}
          <Link to="/ai-tools" className="link">
            Browse AI Tools
          </Link>
        </p>
      ) : (
        <ul className="grid">
          {saved.nodes.map(({ id, tool }) => (
            <li key={id} className="border-line border-t first:border-t-0">
              <Link to={`/ai-tools/${tool.slug}`} className="flex min-h-11 items-center gap-3 py-2 hover:text-accent">
                <ToolMark name={tool.name} mark={tool.mark} icon={tool.categoryIcon} size="sm" />
                <span>
                  <BreakableName name={tool.name} />
                  <span className="block text-soft text-xs">{tool.category.name}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {saved !== null && total > saved.nodes.length ? (
        <LinkButton to="/favorites" variant="secondary" className="mt-3">
          View all {total} favorites
        </LinkButton>
      ) : null}
    </Panel>
  )
}

/** The most recently viewed tools. */
export function ActivityPanel({ activities }: { readonly activities: Activities | null }) {
  return (
    <Panel id="activity" title="Recent Activity">
      {activities === null ? (
        <p className="text-soft text-sm">It could not be loaded.</p>
      ) : activities.length === 0 ? (
        <p className="text-soft text-sm">No recent activity</p>
      ) : (
        <ul className="grid text-sm">
          {activities.map(({ id, createdAt, tool }) => (
            <li
              key={id}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-2 first:border-t-0"
            >
              <span>
                Viewed{' '}
                <Link to={`/ai-tools/${tool.slug}`} className="link">
                  {tool.name}
                </Link>
              </span>
              <time dateTime={createdAt} className="text-soft text-xs tabular-nums">
                {momentDayText(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
