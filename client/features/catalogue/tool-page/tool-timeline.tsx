import type { ToolDetail_toolFragment } from '#client/gql/graphql.ts'

type ToolTimelineProps = { readonly events: ToolDetail_toolFragment['events'] }

/** What happened to a tool, newest first, each event with its source. */
export function ToolTimeline({ events }: ToolTimelineProps) {
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
            <p className="max-w-prose">
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
    </section>
  )
}
