import type { ReactNode } from 'react'
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

/** The rejected rows and the rows that change something, by line. */
export function ImportRows({ report: masked }: { readonly report: FragmentType<typeof ImportRows_report> }) {
  const { problems, changes, refused, created, changed } = readFragment(ImportRows_report, masked)
  return (
    <>
      <Rows title="Rejected rows" total={refused} names={['Line', 'Column', 'Problem']}>
        {problems.map(({ line, column, message }) => (
          <tr key={`${line} ${column} ${message}`} className="border-line border-t">
            <td className={`${CELL} tabular-nums`}>{line}</td>
            <td className={CELL}>{column ?? 'The row'}</td>
            <td className={`${CELL} wrap-anywhere`}>{message}</td>
          </tr>
        ))}
      </Rows>
      <Rows title="New and changed tools" total={created + changed} names={['Line', 'Tool', 'What']}>
        {changes.map(({ line, created: isNew, slug, fields }) => (
          <tr key={line} className="border-line border-t">
            <td className={`${CELL} tabular-nums`}>{line}</td>
            <td className={`${CELL} wrap-anywhere`}>{slug}</td>
            <td className={`${CELL} wrap-anywhere`}>{isNew ? 'New' : fields.join(', ')}</td>
          </tr>
        ))}
      </Rows>
    </>
  )
}

type RowsProps = {
  readonly title: string
  /** How many there are; the server lists only the first ones. */
  readonly total: number
  readonly names: readonly string[]
  readonly children: readonly ReactNode[]
}

function Rows({ title, total, names, children }: RowsProps) {
  if (children.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <h4 className="font-sans font-semibold text-sm tracking-normal">
        {title}
        {children.length < total ? ` (the first ${children.length} of ${total})` : ''}
      </h4>
      <AdminTable label={title} names={names}>
        {children}
      </AdminTable>
    </div>
  )
}
