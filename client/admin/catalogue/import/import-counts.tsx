import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { countText } from '#core/display/numbers.ts'

const ImportCounts_report = graphql(`
  fragment ImportCounts_report on CatalogueImportReport {
    rows
    created
    changed
    unchanged
    refused
    kept
    ignoredColumns
  }
`)

/** The number of rows of each kind. */
export function ImportCounts({ report: masked }: { readonly report: FragmentType<typeof ImportCounts_report> }) {
  const { rows, created, changed, unchanged, refused, kept, ignoredColumns } = readFragment(ImportCounts_report, masked)
  const counts = [
    ['Rows', rows],
    ['New tools', created],
    ['Changed', changed],
    ['Unchanged', unchanged],
    ['Rejected', refused],
    ['With protected values', kept],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
        {counts.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-surface p-3">
            <dt className="text-soft text-xs">{label}</dt>
            <dd className="font-serif text-xl tabular-nums">{countText(count)}</dd>
          </div>
        ))}
      </dl>
      {ignoredColumns.length === 0 ? null : (
        <p className="wrap-anywhere text-sm">These columns were ignored: {ignoredColumns.join(', ')}.</p>
      )}
    </>
  )
}
