import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FilterSelect } from '../shared/filter-select.tsx'
import { DiscoveryView } from './discovery-view.tsx'
import { CATEGORY_LABELS, TIMEFRAME_LABELS } from './research-labels.ts'
import { TrendingView } from './trending-view.tsx'
import { useResearch } from './use-research.ts'

type View = 'json' | 'list'

/** Discovers new tools and shows trending ones. */
export function Component() {
  const [category, setCategory] = useState<keyof typeof CATEGORY_LABELS>('ALL')
  const [timeframe, setTimeframe] = useState<keyof typeof TIMEFRAME_LABELS>('WEEK')
  const [view, setView] = useState<View>('json')
  const { discover, trend, busy, result, problem } = useResearch()
  const toggle = (value: View, label: string) => (
    <Button
      variant={view === value ? 'secondary' : 'quiet'}
      aria-pressed={view === value}
      onClick={() => setView(value)}
    >
      {label}
    </Button>
  )
  return (
    <section className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="text-xl">AI Research</h2>
        <p className="mt-1 max-w-prose text-soft">
          New tools come from the configured feeds and from suggestions. They wait in the queue for a decision. Trending
          tools are based on views and favorites on this site.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap sm:items-end">
        <FilterSelect
          label="Category"
          className="sm:w-44"
          value={category}
          options={Object.entries(CATEGORY_LABELS)}
          onChange={(value) => setCategory(value as typeof category)}
        />
        <FilterSelect
          label="Timeframe"
          className="sm:w-44"
          value={timeframe}
          options={Object.entries(TIMEFRAME_LABELS)}
          onChange={(value) => setTimeframe(value as typeof timeframe)}
        />
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy} onClick={() => void discover(category, timeframe)}>
            Discover Tools
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void trend(category, timeframe)}>
            Get Trending
          </Button>
        </div>
      </div>
      <p role="status" className={busy ? 'text-soft' : 'sr-only'}>
        {busy ? 'AI is researching...' : result === null ? '' : 'The result is below.'}
      </p>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {result === null || busy ? null : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's part */}
          <div role="group" aria-label="Result view" className="flex flex-wrap gap-2">
            {toggle('json', 'JSON')}
            {toggle('list', 'List')}
          </div>
          {view === 'json' ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <pre tabIndex={0} className="max-h-128 overflow-auto rounded-md border border-line bg-sunk p-4 text-xs">
              {JSON.stringify(result, null, 2)}
            </pre>
          ) : result.action === 'discover_new_tools' ? (
            <DiscoveryView result={result} />
          ) : (
            <TrendingView result={result} />
          )}
        </>
      )}
    </section>
  )
}
