import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { countText } from '../../../../core/display/numbers.ts'
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts'
import { graphql } from '../../../gql/gql.ts'
import type { ProgrammaticPageChanges } from '../../../gql/graphql.ts'
import { unwrap } from '../../../lib/unwrap.ts'
import { refusalOf, textOrNull, useForm } from '../../../lib/use-form.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { Field, Input, Select, Textarea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { momentText } from '../dates.ts'
import { useIsAdministrator } from '../is-administrator.ts'
import { type Choices, type Conflict, ConflictsPanel } from '../revisions/conflicts-panel.tsx'
import { NoteField } from '../revisions/note-field.tsx'
import { GateNote } from './gate-note.tsx'
import { PagePreview } from './page-preview.tsx'
import { shownText, statusOf, textLabel } from './page-words.ts'
import { SearchPreview } from './search-preview.tsx'
import { usePageMutations } from './use-page-mutations.ts'

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
    distinctFacts
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

const FIELDS = ['title', 'description', 'status', 'note'] as const

/** The approximate length that search engines show. Longer text is allowed but gets cut off. */
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
  const isAdministrator = useIsAdministrator()
  const isProposal = !isAdministrator && page.status === 'PUBLISHED'
  const own = isProposal ? waiting.nodes[0] : undefined
  const proposed = (field: string) => own?.texts.find((text) => text.field === field)?.value
  const [title, setTitle] = useState(proposed('title') ?? page.title)
  const [description, setDescription] = useState(proposed('description') ?? page.description)
  const [note, setNote] = useState(own?.authorNote ?? '')
  const [base, setBase] = useState({ title: page.title, description: page.description })
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null)
  const { update } = usePageMutations()
  const form = useForm({
    fields: FIELDS,
    send: async (values) => {
      const status = statusOf(values.status)
      const changes: ProgrammaticPageChanges = {
        ...changed('title', values.title.trim(), base.title, page.generatedTitle),
        ...changed('description', values.description.trim(), base.description, page.generatedDescription),
        ...(status === null || status === page.status ? {} : { status }),
      }
      setConflicts(null)
      // Without changes, the editor's own revision is withdrawn.
      if (Object.keys(changes).length > 0 || own !== undefined) {
        const { payload, failure } = unwrap(await update(page.id, { changes, base, note: textOrNull(values.note) }))
        if (failure?.__typename === 'EditConflictError') {
          setConflicts(failure.conflicts)
          return {}
        }
        if (failure !== null) {
          const field = failure.__typename === 'InvalidInputError' ? failure.field : null
          return refusalOf({ field, message: failure.message }, FIELDS)
        }
        toast(payload.revisionId ? 'Sent for review' : own ? 'Your change was withdrawn' : 'Page updated')
      }
      onClose()
      return { done: true }
    },
    failure: 'Failed to update page',
  })
  const choose = (choices: Choices) => {
    // Applied to the form before it is submitted again.
    flushSync(() => {
      for (const { field, theirs } of conflicts ?? []) {
        setBase((before) => ({ ...before, [field]: theirs }))
        if (choices[field] === 'theirs') (field === 'title' ? setTitle : setDescription)(theirs)
      }
    })
    form.formProps.ref.current?.requestSubmit()
  }
  return (
    <DialogForm form={form} action={isProposal ? 'Send for review' : 'Save'} busyText="Saving…" onCancel={onClose}>
      {isProposal ? (
        <p className="text-soft text-sm">
          {own
            ? `Your change from ${momentText(own.createdAt)} is waiting for an administrator. Sending again replaces it.`
            : 'An administrator will review your change.'}
        </p>
      ) : null}
      {isAdministrator && waiting.totalCount > 0 ? (
        <Notice>
          {waiting.totalCount === 1 ? "An editor's change" : `${waiting.totalCount} changes by editors`} of this page
          {waiting.totalCount === 1 ? ' waits. ' : ' wait. '}
          <Link to="/admin?tab=seo&view=revisions" className="link">
            Open the revisions
          </Link>
        </Notice>
      ) : null}
      <Field label="Title" error={form.errors.title} hint={lengthHint(title, SHOWN.title)}>
        {(control) => (
          <Input
            {...control}
            name="title"
            value={title}
            placeholder={page.generatedTitle}
            onChange={(event) => {
              setTitle(event.target.value)
              form.clearError('title')
            }}
          />
        )}
      </Field>
      <Field label="Description" error={form.errors.description} hint={lengthHint(description, SHOWN.description)}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={3}
            value={description}
            placeholder={page.generatedDescription}
            onChange={(event) => {
              setDescription(event.target.value)
              form.clearError('description')
            }}
          />
        )}
      </Field>
      <div className="empty:hidden">
        {isAdministrator ? (
          <Field label="Status" className="max-w-56">
            {(control) => (
              <Select {...control} name="status" defaultValue={page.status.toLowerCase()}>
                <option value="published">Published</option>
                <option value="draft">Draft</option>
              </Select>
            )}
          </Field>
        ) : null}
        <GateNote page={page} />
      </div>
      {isProposal ? <NoteField value={note} error={form.errors.note} onChange={setNote} /> : null}
      {conflicts === null ? null : (
        <ConflictsPanel
          conflicts={conflicts}
          labelOf={textLabel}
          shown={shownText}
          busy={form.busy}
          onChoose={choose}
          onCancel={() => setConflicts(null)}
        />
      )}
      <SearchPreview
        path={page.path}
        title={title.trim() || page.generatedTitle}
        description={description.trim() || page.generatedDescription}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-sm">
          Preview of the page ({countText(page.wordCount)} words, {countText(page.views)} views)
        </summary>
        <PagePreview page={page} title={title.trim() || page.generatedTitle} />
      </details>
    </DialogForm>
  )
}

/** The change to one text: absent when unchanged, empty to revert to the generated text. */
const changed = <Name extends 'title' | 'description'>(name: Name, text: string, before: string, generated: string) =>
  text === before || (text === '' && before === generated)
    ? {}
    : ({ [name]: text === generated ? '' : text } as Readonly<Record<Name, string>>)
