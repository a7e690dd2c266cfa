import { graphql } from '../../gql/gql.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { EditPageForm } from './edit-page-form.tsx'

const ProgrammaticPageQuery = graphql(`
  query ProgrammaticPage($id: ID!) {
    programmaticPage(id: $id) {
      id
      ...EditPageForm_page
    }
  }
`)

const WaitingRevisionsQuery = graphql(`
  query WaitingRevisions($id: ID!) {
    pageRevisions(pageId: $id, first: 1) {
      ...EditPageForm_waiting
    }
  }
`)

type EditPageDialogProps = {
  /** The page to edit, or null. */
  readonly id: string | null
  readonly onClose: () => void
}

export function EditPageDialog({ id, onClose }: EditPageDialogProps) {
  return (
    <Dialog open={id !== null} onClose={onClose} title="Edit page" form wide>
      {id === null ? null : <Content id={id} onClose={onClose} />}
    </Dialog>
  )
}

function Content({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  // Never cached: a page includes all its content, and its texts may have been regenerated.
  const { data, error, refetch } = useFreshQuery(ProgrammaticPageQuery, { id }, { fetchPolicy: 'no-cache' })
  const waiting = useFreshQuery(WaitingRevisionsQuery, { id }, { fetchPolicy: 'no-cache' })
  const again = () => void Promise.all([refetch(), waiting.refetch()]).catch(() => undefined)
  const failed = error ?? waiting.error
  if (data?.programmaticPage && waiting.data) {
    return <EditPageForm page={data.programmaticPage} waiting={waiting.data.pageRevisions} onClose={onClose} />
  }
  if (!failed && (!data || (data.programmaticPage && !waiting.data))) {
    return <NotLoaded name="the page" height="h-72" />
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="danger">{failed ? 'The page could not be loaded.' : 'This page no longer exists.'}</Notice>
      <div className="flex gap-2">
        {failed ? <Button onClick={again}>Try again</Button> : null}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
