import { countText } from '#core/display/numbers.ts'
import { AdminTable, CELL, ROW } from '../../shared/admin-table.tsx'
import type { Analysis } from './import-result.tsx'

const FIGURES = ['Views', 'Conversions']

/** The pages with the most views. */
export function TopPages({ pages }: { readonly pages: Analysis['topPages'] }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">Top Performing Pages</h3>
      {pages.length === 0 ? (
        <p className="text-soft">The file has no top_page rows.</p>
      ) : (
        <AdminTable label="Top performing pages" names={['Page', ...FIGURES]} figures={FIGURES}>
          {pages.map(({ page, views, conversions }) => (
            <tr key={page} className={ROW}>
              <th scope="row" className={`${CELL} wrap-anywhere min-w-32 font-normal`}>
                {page}
              </th>
              <td className={`${CELL} text-right tabular-nums`}>{countText(views)}</td>
              <td className={`${CELL} text-right tabular-nums`}>{countText(conversions)}</td>
            </tr>
          ))}
        </AdminTable>
      )}
    </section>
  )
}

/** Notable findings. */
export function Insights({ insights }: { readonly insights: readonly string[] }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">Key Insights</h3>
      {insights.length === 0 ? (
        <p className="text-soft">The file has too little data for insights.</p>
      ) : (
        <ul className="wrap-anywhere list-disc space-y-1 pl-5">
          {insights.map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
