import { Link } from 'react-router-dom'
import { countText } from '#core/display/numbers.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { momentText } from '../shared/dates.ts'
import { ConflictsPanel } from '../shared/revisions/conflicts-panel.tsx'
import { NoteField } from '../shared/revisions/note-field.tsx'
import { TextField } from '../shared/text-field.tsx'
import { GateNote } from './gate-note.tsx'
import { shownText, textLabel } from './page-labels.ts'
import { PagePreview } from './page-preview.tsx'
import { SearchPreview } from './search-preview.tsx'
import { usePageEdit } from './use-page-edit.ts'

const EditPageForm_page = graphql(`
  fragment EditPageForm_page on ProgrammaticPage {
    id
    path
    title
    description
    generatedTitle
    generatedDescription
    status
    gateStatus
    gateProblems
    wordCount
    views
    ...PagePreview_page
  }
`)

const EditPageForm_waiting = graphql(`
  fragment EditPageForm_waiting on PageRevisionsPage {
    totalCount
    nodes {
      createdAt
      authorNote
      texts {
        field
        value
      }
    }
  }
`)

/** The approximate length that search engines show; longer texts are truncated. */
const SHOWN = { title: 60, description: 160 } as const

const lengthHint = (text: string, shown: number): string =>
  `${text.length} characters; search results show about ${shown}. Leave empty for the generated text.`

type EditPageFormProps = {
  readonly page: FragmentType<typeof EditPageForm_page>
  /** Pending revisions of the page; for an editor, only their own. */
  readonly waiting: FragmentType<typeof EditPageForm_waiting>
  readonly onClose: () => void
}

/**
 * Title, description and status of a page, with a preview of the search result and the page. An editor's change to a
 * published page waits for an administrator; until then the editor sees and edits the pending version.
 */
export function EditPageForm({ page: masked, waiting: maskedWaiting, onClose }: EditPageFormProps) {
  const page = readFragment(EditPageForm_page, masked)
  const waiting = readFragment(EditPageForm_waiting, maskedWaiting)
  const { form, isAdministrator, isProposal, own, ...edit } = usePageEdit({ page, waiting, onClose })
  const title = edit.title.value.trim() || page.generatedTitle
  const description = edit.description.value.trim() || page.generatedDescription
  return (
    <DialogForm form={form} action={isProposal ? 'Send for review' : 'Save'} busyText="Saving…" onCancel={onClose}>
      {isProposal ? (
        <p className="text-soft text-sm">
          {own
            ? `Your change from ${momentText(own.createdAt)} is waiting for an administrator. Sending again replaces it.`
            : 'An administrator will review your change.'}
        </p>
      ) : null}
      {isAdministrator && waiting.totalCount > 0 ? <WaitingChanges count={waiting.totalCount} /> : null}
      <TextFields form={form} page={page} title={edit.title} description={edit.description} />
      <div className="empty:hidden">
        {isAdministrator ? <StatusField status={page.status} /> : null}
        <GateNote page={page} />
      </div>
      {isProposal ? <NoteField value={edit.note.value} error={form.errors.note} onChange={edit.note.set} /> : null}
      {edit.conflicts === null ? null : (
        <ConflictsPanel
          conflicts={edit.conflicts}
          labelOf={textLabel}
          shown={shownText}
          busy={form.busy}
          onChoose={edit.choose}
          onCancel={edit.forgetConflicts}
        />
      )}
      <SearchPreview path={page.path} title={title} description={description} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-sm">
          Preview of the page ({countText(page.wordCount)} words, {countText(page.views)} views)
        </summary>
        <PagePreview page={page} title={title} />
      </details>
    </DialogForm>
  )
}

function WaitingChanges({ count }: { readonly count: number }) {
  return (
    <Notice>
      {count === 1 ? 'An editor’s change to this page is' : `${count} changes to this page are`} waiting for review.{' '}
      <Link to="/admin?tab=seo&view=revisions" className="link">
        Open the revisions
      </Link>
    </Notice>
  )
}

type PageEdit = ReturnType<typeof usePageEdit>

type TextFieldsProps = Pick<PageEdit, 'form' | 'title' | 'description'> & {
  readonly page: { readonly generatedTitle: string; readonly generatedDescription: string }
}

function TextFields({ form, page, title, description }: TextFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        hint={lengthHint(title.value, SHOWN.title)}
        error={form.errors.title}
        control={{ name: 'title', placeholder: page.generatedTitle }}
        value={title.value}
        onChange={(text) => {
          title.set(text)
          form.clearError('title')
        }}
      />
      <TextField
        label="Description"
        hint={lengthHint(description.value, SHOWN.description)}
        error={form.errors.description}
        rows={3}
        control={{ name: 'description', placeholder: page.generatedDescription }}
        value={description.value}
        onChange={(text) => {
          description.set(text)
          form.clearError('description')
        }}
      />
    </>
  )
}

function StatusField({ status }: { readonly status: string }) {
  return (
    <Field label="Status" className="max-w-56">
      {(control) => (
        <Select {...control} name="status" defaultValue={status.toLowerCase()}>
          <option value="published">Published</option>
          <option value="draft">Draft</option>
        </Select>
      )}
    </Field>
  )
}
