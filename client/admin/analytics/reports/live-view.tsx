import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '#client/gql/gql.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Notice } from '#client/ui/notice.tsx'
import { countText } from '#core/display/numbers.ts'
import { momentText } from '../../shared/dates.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'

const LiveAnalyticsQuery = graphql(`
  query LiveAnalytics {
    liveAnalytics {
      minutes {
        minute
        views
        visits
      }
      pages {
        path
        views
      }
      views
      visits
      losses
      updatedAt
    }
  }
`)

const POLL_MS = 10_000

const isHidden = (): boolean => document.visibilityState === 'hidden'

type LiveViewProps = { /** Whether it is in a narrow column. */ readonly isNarrow?: boolean }

/** The last 30 minutes. Polls every 10 seconds while visible. */
export function LiveView({ isNarrow = false }: LiveViewProps) {
  const { data, error, refetch } = useQuery(LiveAnalyticsQuery, {
    context: { asViewer: true },
    // Not cached: it is out of date within seconds.
    fetchPolicy: 'no-cache',
    pollInterval: POLL_MS,
    skipPollAttempt: isHidden,
  })
  return (
    <section aria-labelledby="live" className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-4">
      <h3 id="live" className="text-lg">
        The last 30 minutes
      </h3>
      {data ? (
        <Live live={data.liveAnalytics} isNarrow={isNarrow} />
      ) : (
        <NotLoaded
          name="the live view"
          height="h-40"
          failed={error !== undefined}
          onRetry={() => refetch().catch(() => undefined)}
        />
      )}
    </section>
  )
}

const plural = (count: number, one: string, many: string): string => `${countText(count)} ${count === 1 ? one : many}`

type LiveProps = { readonly live: ResultOf<typeof LiveAnalyticsQuery>['liveAnalytics']; readonly isNarrow: boolean }

function Live({ live, isNarrow }: LiveProps) {
  const { minutes, pages, views, visits, losses, updatedAt } = live
  const summary = `${plural(visits, 'visit', 'visits')}, ${plural(views, 'page view', 'page views')}`
  const max = Math.max(1, ...minutes.map((minute) => minute.views))
  return (
    <div className={classNames('grid grid-cols-1 gap-x-8 gap-y-4', !isNarrow && 'md:grid-cols-2')}>
      {losses ? (
        <Notice tone="warning" className={isNarrow ? '' : 'md:col-span-2'}>
          {losses}
        </Notice>
      ) : null}
      <div className="grid grid-cols-1 content-start gap-2">
        <p className={classNames('font-serif tabular-nums', isNarrow ? 'text-lg' : 'text-2xl')}>{summary}</p>
        <svg
          role="img"
          aria-labelledby="live-minutes"
          viewBox={`0 0 ${minutes.length} 100`}
          preserveAspectRatio="none"
          className="h-20 w-full border-edge border-b"
        >
          <title id="live-minutes">{`Page views by minute: ${summary}`}</title>
          {minutes.map((minute, index) => (
            <rect
              key={minute.minute}
              x={index + 0.1}
              width="0.8"
              y={100 - (100 * minute.views) / max}
              height={(100 * minute.views) / max}
              className="fill-accent"
            />
          ))}
        </svg>
        <p className="text-soft text-xs tabular-nums">
          As of <time dateTime={updatedAt}>{momentText(updatedAt)}</time>
        </p>
      </div>
      {pages.length === 0 ? (
        <p className="text-soft text-sm">No one is on the site right now.</p>
      ) : (
        <ol aria-label="Pages" className="grid grid-cols-1 content-start gap-1 text-sm">
          {pages.map((page) => (
            <li key={page.path} className="flex justify-between gap-4">
              <span className="wrap-anywhere min-w-0">{page.path}</span>
              <span className="tabular-nums">{countText(page.views)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
