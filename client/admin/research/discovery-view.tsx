import { Link } from 'react-router-dom'
import { countText } from '#core/display/numbers.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { AdminTable } from '../shared/admin-table.tsx'
import { FOUND_LABELS } from './research-labels.ts'
import type { DiscoveryResult } from './use-research.ts'

const COUNTS = ['Items', 'New', 'In the catalog']
const FIGURE = 'px-3 py-2 text-right tabular-nums'

/** The tools found by a discovery run, and the result of each source. */
export function DiscoveryView({ result: { tools, sources } }: { readonly result: DiscoveryResult }) {
  return (
    <>
      <h3 className="text-lg">{tools.length === 0 ? 'No new tools' : `Tools (${tools.length})`}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {tools.map(({ id, name, websiteUrl, summary, source, state, timesSeen, doubt }) => (
          <Card as="li" key={id} className="grid grid-cols-1 min-w-0 gap-1 p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={state === 'SUGGESTED' ? '/admin?tab=queue&type=suggestion' : `/admin?tab=queue&candidate=${id}`}
                className="link wrap-anywhere min-w-0 font-semibold"
              >
                {name}
              </Link>
              <Badge tone={state === 'NEW' ? 'green' : 'plain'}>{FOUND_LABELS[state]}</Badge>
            </div>
            {summary === '' ? null : <p className="wrap-anywhere max-w-prose text-sm">{summary}</p>}
            {!doubt ? null : <p className="text-sm">Probably no tool: {doubt}</p>}
            <p className="wrap-anywhere text-soft text-sm">
              {source}
              {websiteUrl === null ? ' · no website known' : ` · ${websiteUrl}`}
              {timesSeen > 1 ? ` · found ${countText(timesSeen)} times` : ''}
            </p>
          </Card>
        ))}
      </ul>
      <h3 className="text-lg">Sources</h3>
      <AdminTable label="Sources" names={['Source', ...COUNTS, 'Problem']} figures={COUNTS}>
        {sources.map(({ name, url, items, found, listed, error }) => (
          <tr key={`${name} ${url}`} className="border-line border-t">
            <th scope="row" className="wrap-anywhere px-3 py-2 font-semibold">
              {name}
            </th>
            <td className={FIGURE}>{countText(items)}</td>
            <td className={FIGURE}>{countText(found)}</td>
            <td className={FIGURE}>{countText(listed)}</td>
            <td className="min-w-44 px-3 py-2">{error ?? '–'}</td>
          </tr>
        ))}
      </AdminTable>
    </>
  )
}
