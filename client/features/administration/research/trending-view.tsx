import { Link } from 'react-router-dom'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableHead, TableRegion } from '../../../ui/table-region.tsx'
import type { TrendingResult } from './use-research.ts'

/** Tools that gain attention, the highest score first. */
export function TrendingView({ result: { tools } }: { readonly result: TrendingResult }) {
  if (tools.length === 0) return <EmptyState title="No views or favorites in this time" />
  return (
    <TableRegion label="Trending tools">
      <TableHead names={['Tool', 'Category', 'Views', 'Favorites', 'Score']} />
      <tbody>
        {tools.map(({ tool, views, favorites, score }) => (
          <tr key={tool.id} className="border-line border-t">
            <th scope="row" className="px-3 py-2 font-semibold">
              <Link to={`/tool/${tool.slug}`} className="link">
                {tool.name}
              </Link>
            </th>
            <td className="px-3 py-2">{tool.category.name}</td>
            <td className="px-3 py-2">{views}</td>
            <td className="px-3 py-2">{favorites}</td>
            <td className="px-3 py-2">{score}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
