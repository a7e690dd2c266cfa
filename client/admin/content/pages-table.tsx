import { useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AdminTable } from '../shared/admin-table.tsx'
import { ConfirmDialog } from '../shared/confirm-dialog.tsx'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { SelectionBar } from '../shared/selection-bar.tsx'
import { pagesText } from './page-labels.ts'
import { PageRow } from './page-row.tsx'
import { usePageActions } from './use-page-actions.ts'

const PagesTable_page = graphql(`
  fragment PagesTable_page on ProgrammaticPage {
    id
    title
    urlSlug
    path
    type
    status
    gateStatus
    gateProblems
    lastUpdated
  }
`)

type PagesTableProps = { readonly pages: readonly FragmentType<typeof PagesTable_page>[] }

/** A list of pages with actions for one or several of them. Editors change one at a time. */
export function PagesTable({ pages: masked }: PagesTableProps) {
  const pages = masked.map((page) => readFragment(PagesTable_page, page))
  const isAdministrator = useIsAdministrator()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [toDelete, setToDelete] = useState<string[] | null>(null)
  const { setStatus, remove } = usePageActions()
  // A page that left the list is no longer selected.
  const selected = pages.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const all = selected.length === pages.length
  const clear = (done: boolean) => void (done && setChosen(new Set()))
  return (
    <>
      {isAdministrator ? (
        <SelectionBar
          name="pages"
          count={selected.length}
          actions={[
            { label: 'Publish', onPress: () => void setStatus(selected, 'PUBLISHED').then(clear) },
            { label: 'Unpublish', onPress: () => void setStatus(selected, 'DRAFT').then(clear) },
            { label: 'Delete', onPress: () => setToDelete(selected) },
          ]}
          onClear={() => setChosen(new Set())}
        />
      ) : (
        <p className="text-soft text-sm">
          Changes to a published page take effect once an administrator publishes them.
        </p>
      )}
      <AdminTable
        label="Programmatic pages"
        names={['Page', 'Type', 'Status', 'Last Updated', 'Actions']}
        before={
          isAdministrator ? (
            <Checkbox
              aria-label="Select all pages in this list"
              className="size-5 align-middle"
              checked={all}
              onToggle={() => setChosen(new Set(all ? [] : pages.map(({ id }) => id)))}
            />
          ) : undefined
        }
      >
        {pages.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            selected={chosen.has(page.id)}
            onToggle={() => toggle(page.id)}
            onDelete={() => setToDelete([page.id])}
          />
        ))}
      </AdminTable>
      <ConfirmDialog
        subject={toDelete}
        texts={({ length }) => {
          const [these, them] = length === 1 ? ['this page', 'it'] : [`these ${pagesText(length)}`, 'them']
          return {
            title: `Are you sure you want to delete ${these}?`,
            action: 'Delete',
            text: `Visitors no longer find ${them}. You can restore ${them} for 30 days.`,
          }
        }}
        danger
        onClose={() => setToDelete(null)}
        onConfirm={(ids) => void remove(ids).then(clear)}
      />
    </>
  )
}
