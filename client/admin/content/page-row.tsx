import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PagesTable_pageFragment } from '../../gql/graphql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { changedHref, useAdminQuery } from '../shared/admin-query.ts'
import { CELL, ROW } from '../shared/admin-table.tsx'
import { dayText } from '../shared/dates.ts'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { GateNote } from './gate-note.tsx'
import { STATUS_LABELS, TYPE_LABELS } from './page-labels.ts'

const ACTION = 'grid size-11 place-items-center rounded-md text-accent hover:bg-sunk hover:text-accent-strong'

type PageRowProps = {
  readonly page: PagesTable_pageFragment
  readonly selected: boolean
  readonly onToggle: () => void
  readonly onDelete: () => void
}

export function PageRow({ page, selected, onToggle, onDelete }: PageRowProps) {
  const isAdministrator = useIsAdministrator()
  const { query } = useAdminQuery()
  const { id, title, urlSlug, path, type, status, lastUpdated } = page
  return (
    <tr className={ROW}>
      {isAdministrator ? (
        <td className={CELL}>
          <Checkbox
            aria-label={`Select ${title}`}
            className="mt-1 size-5 align-middle"
            checked={selected}
            onToggle={onToggle}
          />
        </td>
      ) : null}
      <th scope="row" className={`${CELL} min-w-64 max-w-md font-normal`}>
        <span className="block font-semibold">{title}</span>
        <span className="wrap-anywhere block text-soft text-xs">/{urlSlug}</span>
      </th>
      <td className={CELL}>
        <Badge>{TYPE_LABELS[type]}</Badge>
      </td>
      <td className={`${CELL} min-w-40`}>
        <Badge tone={status === 'PUBLISHED' ? 'green' : 'gold'}>{STATUS_LABELS[status]}</Badge>
        <GateNote page={page} />
      </td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>{dayText(lastUpdated)}</td>
      <td className={CELL}>
        <div className="-my-2 flex">
          <a href={path} target="_blank" rel="noopener" aria-label={`View ${title} (new tab)`} className={ACTION}>
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
          <Link to={changedHref(query, { edit: id })} replace aria-label={`Edit ${title}`} className={ACTION}>
            <Pencil aria-hidden="true" className="size-4" />
          </Link>
          {isAdministrator ? (
            <button type="button" onClick={onDelete} aria-label={`Delete ${title}`} className={ACTION}>
              <Trash2 aria-hidden="true" className="size-4" />
            </button>
          ) : null}
        </div>
      </td>
    </tr>
  )
}
