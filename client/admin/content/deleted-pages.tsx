import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { AdminTable, ROW } from '../shared/admin-table.tsx'
import { dayText } from '../shared/dates.ts'
import { TYPE_LABELS } from './page-labels.ts'
import { usePageActions } from './use-page-actions.ts'

const DeletedPages_page = graphql(`
  fragment DeletedPages_page on ProgrammaticPage {
    id
    title
    urlSlug
    type
    deletedAt
  }
`)

const RESTORABLE_MS = 30 * 86_400_000

const restorableUntil = (deletedAt: string): string =>
  dayText(new Date(new Date(deletedAt).getTime() + RESTORABLE_MS).toISOString())

type DeletedPagesProps = { readonly pages: readonly FragmentType<typeof DeletedPages_page>[] }

/** Deleted pages, each with a restore button. */
export function DeletedPages({ pages }: DeletedPagesProps) {
  const { restore } = usePageActions()
  return (
    <AdminTable label="Deleted pages" names={['Page', 'Type', 'Deleted', 'Restorable until', 'Actions']}>
      {pages.map((masked) => {
        const { id, title, urlSlug, type, deletedAt } = readFragment(DeletedPages_page, masked)
        return (
          <tr key={id} className={ROW}>
            <th scope="row" className="min-w-64 px-3 py-2 font-normal">
              <span className="block font-semibold">{title}</span>
              <span className="wrap-anywhere block text-soft text-xs">/{urlSlug}</span>
            </th>
            <td className="px-3 py-2">
              <Badge>{TYPE_LABELS[type]}</Badge>
            </td>
            <td className="px-3 py-2 tabular-nums">{deletedAt ? dayText(deletedAt) : '–'}</td>
            <td className="px-3 py-2 tabular-nums">{deletedAt ? restorableUntil(deletedAt) : '–'}</td>
            <td className="px-3 py-2">
              <Button variant="secondary" aria-label={`Restore ${title}`} onClick={() => void restore([id])}>
                Restore
              </Button>
            </td>
          </tr>
        )
      })}
    </AdminTable>
  )
}
