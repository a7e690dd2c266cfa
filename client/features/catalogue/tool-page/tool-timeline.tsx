import type { ToolDetail_toolFragment } from '#client/gql/graphql.ts'

type ToolTimelineProps = {
  readonly tool: Pick<ToolDetail_toolFragment, 'events' | 'vendorSummary' | 'vendorActions'>
}

/** What happened to a tool, newest first, each event with its source; then what its vendor stated about it here. */
export function ToolTimeline({ tool: { events, vendorSummary, vendorActions } }: ToolTimelineProps) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-xl">
        Timeline
      </h2>
      <ol className="mt-4 grid gap-4 border-line border-l pl-4 text-sm">
        {events.map(({ onText, heading, note, sourceUrl }) => (
          <li key={`${onText} ${heading}`}>
            <p className="text-soft text-xs">{onText}</p>
            <h3 className="font-sans font-semibold text-sm tracking-normal">{heading}</h3>
            <p>
              {note}{' '}
              {sourceUrl ? (
                <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow" className="link">
                  Source
                  <span className="sr-only"> of “{heading}” (opens in a new tab)</span>
                </a>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      {vendorSummary ? (
        <details className="mt-4 text-sm">
          <summary className="link inline-flex min-h-touch cursor-pointer items-center">{vendorSummary}</summary>
          {vendorActions.map((action) => (
            <p key={action}>{action}</p>
          ))}
        </details>
      ) : null}
    </section>
  )
}
