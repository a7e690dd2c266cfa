import { Link } from 'react-router-dom'
import { recentTools, useStoredTools } from '#client/lib/compare-storage.ts'
import { Button } from '#client/ui/button.tsx'
import { ToolMark } from '#client/ui/tool-mark.tsx'

/** The tools viewed last in this browser, and a button to clear them. Renders nothing without any. */
export function RecentlyViewed() {
  const tools = useStoredTools(recentTools)
  if (tools.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="mt-12 border-line border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="recently-viewed" className="text-xl">
          Recently viewed
        </h2>
        <Button variant="quiet" onClick={() => recentTools.set([])}>
          Clear <span className="sr-only">recently viewed tools</span>
        </Button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {tools.map(({ slug, name, mark }) => (
          <li key={slug} className="min-w-0">
            <Link
              to={`/tool/${slug}`}
              className="inline-flex min-h-11 max-w-full items-center gap-2 text-sm hover:text-accent"
            >
              <ToolMark name={name} mark={mark} size="sm" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-soft text-xs">Stored only in this browser.</p>
    </section>
  )
}
