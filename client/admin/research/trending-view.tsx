import { Link } from 'react-router-dom'
import { countText, roundedText } from '#core/display/numbers.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminTable } from '../shared/admin-table.tsx'
import type { TrendingResult } from './use-research.ts'

const FIGURES = ['Views', 'Favorites', 'Score']
const FIGURE = 'px-3 py-2 text-right tabular-nums'

/** Trending tools, highest score first. */
export function TrendingView({ result: { tools } }: { readonly result: TrendingResult }) {
  if (tools.length === 0) {
    return (
      <EmptyState title="No views or favorites in this period">
        <p>Choose a longer timeframe or all categories.</p>
      </EmptyState>
    )
  }
  return (
    <AdminTable label="Trending tools" names={['Tool', 'Category', ...FIGURES]} figures={FIGURES}>
      {tools.map(({ tool, views, favorites, score }) => (
        <tr key={tool.id} className="border-line border-t">
          <th scope="row" className="px-3 py-2 font-semibold">
            <Link to={`/tool/${tool.slug}`} className="link">
              {tool.name}
            </Link>
          </th>
          <td className="px-3 py-2">{tool.category.name}</td>
          <td className={FIGURE}>{countText(views)}</td>
          <td className={FIGURE}>{countText(favorites)}</td>
          <td className={FIGURE}>{roundedText(score, 1)}</td>
        </tr>
      ))}
    </AdminTable>
  )
}
