import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ImportRow_importFragment } from '#client/gql/graphql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { countText } from '#core/display/numbers.ts'
import { changedHref, useAdminQuery } from '../../shared/admin-query.ts'
import { CELL, ROW } from '../../shared/admin-table.tsx'
import { momentText } from '../../shared/dates.ts'

const ImportRow_import = graphql(`
  fragment ImportRow_import on AnalyticsImport {
    id
    filename
    importedAt
    importedBy
    rowCount
    refusedCount
    state
    undoneAt
  }
`)

const ACTION =
  'inline-flex min-h-11 items-center rounded-md px-2 font-semibold text-accent hover:bg-sunk hover:text-accent-strong'

type ImportRowProps = {
  readonly analyticsImport: FragmentType<typeof ImportRow_import>
  readonly onUndo: (row: ImportRow_importFragment) => void
}

export function ImportRow({ analyticsImport: masked, onUndo }: ImportRowProps) {
  const { query } = useAdminQuery()
  const row = readFragment(ImportRow_import, masked)
  const { id, filename, importedAt, importedBy, rowCount, refusedCount, state, undoneAt } = row
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} wrap-anywhere min-w-44 font-semibold`}>
        {filename}
      </th>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        <time dateTime={importedAt}>{momentText(importedAt)}</time>
      </td>
      <td className={`${CELL} wrap-anywhere min-w-44`}>{importedBy ?? 'Deleted account'}</td>
      <td className={`${CELL} tabular-nums`}>{countText(rowCount)}</td>
      <td className={`${CELL} tabular-nums`}>{countText(refusedCount)}</td>
      <td className={CELL}>
        <Badge tone={state === 'IMPORTED' ? 'green' : 'plain'}>{state.toLowerCase()}</Badge>
        {undoneAt === null ? null : (
          <time dateTime={undoneAt} className="block whitespace-nowrap text-soft text-xs">
            {momentText(undoneAt)}
          </time>
        )}
      </td>
      <td className={CELL}>
        {state === 'IMPORTED' ? (
          <div className="-my-2 flex gap-1">
            <Link to={changedHref(query, { view: id, page: null })} aria-label={`View ${filename}`} className={ACTION}>
              View
            </Link>
            <button type="button" onClick={() => onUndo(row)} aria-label={`Undo ${filename}`} className={ACTION}>
              Undo
            </button>
          </div>
        ) : null}
      </td>
    </tr>
  )
}
