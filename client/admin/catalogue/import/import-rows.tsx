import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { AdminTable, CELL } from '../../shared/admin-table.tsx'

const ImportRows_report = graphql(`
  fragment ImportRows_report on CatalogueImportReport {
    created
    changed
    refused
    problems {
      line
      column
      message
    }
    changes {
      line
      created
      slug
      fields
    }
  }
`)

const listed = (shown: number, total: number): string => (shown < total ? ` (the first ${shown} of ${total})` : '')

/** The rejected rows and the rows that change something, by line. */
export function ImportRows({ report: masked }: { readonly report: FragmentType<typeof ImportRows_report> }) {
  const { problems, changes, refused, created, changed } = readFragment(ImportRows_report, masked)
  return (
    <>
      {problems.length === 0 ? null : (
        <div className="grid grid-cols-1 gap-2">
          <h4 className="font-sans font-semibold text-sm tracking-normal">
            Rejected rows{listed(problems.length, refused)}
          </h4>
          <AdminTable label="Rejected rows" names={['Line', 'Column', 'Problem']}>
            {problems.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`} className="border-line border-t">
                <td className={`${CELL} tabular-nums`}>{line}</td>
                <td className={CELL}>{column ?? 'The row'}</td>
                <td className={`${CELL} wrap-anywhere`}>{message}</td>
              </tr>
            ))}
          </AdminTable>
        </div>
      )}
      {changes.length === 0 ? null : (
        <div className="grid grid-cols-1 gap-2">
          <h4 className="font-sans font-semibold text-sm tracking-normal">
            New and changed tools{listed(changes.length, created + changed)}
          </h4>
          <AdminTable label="New and changed tools" names={['Line', 'Tool', 'What']}>
            {changes.map(({ line, created: isNew, slug, fields }) => (
              <tr key={line} className="border-line border-t">
                <td className={`${CELL} tabular-nums`}>{line}</td>
                <td className={`${CELL} wrap-anywhere`}>{slug}</td>
                <td className={`${CELL} wrap-anywhere`}>{isNew ? 'New' : fields.join(', ')}</td>
              </tr>
            ))}
          </AdminTable>
        </div>
      )}
    </>
  )
}
