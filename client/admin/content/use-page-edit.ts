import { useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql } from '../../gql/gql.ts'
import type {
  EditPageForm_pageFragment,
  EditPageForm_waitingFragment,
  ProgrammaticPageChangesInput,
} from '../../gql/graphql.ts'
import { formFailureOf, textOrNull, useForm } from '../../lib/use-form.ts'
import { toast } from '../../ui/toast.ts'
import { nameInUrl } from '../shared/admin-query.ts'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import type { Choices, Conflict } from '../shared/revisions/conflicts-panel.tsx'
import { useSend } from '../shared/use-send.ts'
import { PAGE_QUERIES, STATUS_LABELS } from './page-labels.ts'

const UpdatePageDocument = graphql(`
  mutation UpdateProgrammaticPage(
    $id: ID!
    $changes: ProgrammaticPageChangesInput!
    $base: ProgrammaticPageTextsInput
    $note: String
  ) {
    updateProgrammaticPage(input: { id: $id, changes: $changes, base: $base, note: $note }) {
      __typename
      ... on ProgrammaticPagesPayload {
        revisionId
      }
      ... on EditConflictError {
        conflicts {
          field
          theirs
          yours
        }
      }
      ...Failure_failure
    }
  }
`)

const FIELDS = ['title', 'description', 'status', 'note'] as const

/** The changed text as an input field: omitted if unchanged, empty to reset to the generated text. */
const changed = <Name extends 'title' | 'description'>(name: Name, text: string, before: string, generated: string) =>
  text === before || (text === '' && before === generated)
    ? {}
    : ({ [name]: text === generated ? '' : text } as Readonly<Record<Name, string>>)

/** The page to edit, its pending revisions, and what to do when done. */
type PageEditOptions = {
  readonly page: EditPageForm_pageFragment
  readonly waiting: EditPageForm_waitingFragment
  readonly onClose: () => void
}

/** The state of editing a page's texts: saving, and conflicts with other users' changes. */
export function usePageEdit({ page, waiting, onClose }: PageEditOptions) {
  const isAdministrator = useIsAdministrator()
  const isProposal = !isAdministrator && page.status === 'PUBLISHED'
  const own = isProposal ? waiting.nodes[0] : undefined
  const proposed = (field: string) => own?.texts.find((text) => text.field === field)?.value
  const [title, setTitle] = useState(proposed('title') ?? page.title)
  const [description, setDescription] = useState(proposed('description') ?? page.description)
  const [note, setNote] = useState(own?.authorNote ?? '')
  const [base, setBase] = useState({ title: page.title, description: page.description })
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null)
  const send = useSend(PAGE_QUERIES)
  const form = useForm({
    fields: FIELDS,
    send: async (values) => {
      const status = nameInUrl(STATUS_LABELS, values.status)
      const changes: ProgrammaticPageChangesInput = {
        ...changed('title', values.title.trim(), base.title, page.generatedTitle),
        ...changed('description', values.description.trim(), base.description, page.generatedDescription),
        ...(status === null || status === page.status ? {} : { status }),
      }
      setConflicts(null)
      // Without changes, the user's own revision is withdrawn.
      if (Object.keys(changes).length > 0 || own !== undefined) {
        const { payload, failure } = await send(UpdatePageDocument, {
          id: page.id,
          changes,
          base,
          note: textOrNull(values.note),
        })
        if (failure?.__typename === 'EditConflictError') {
          setConflicts(failure.conflicts)
          return {}
        }
        if (failure !== null) return formFailureOf(failure, FIELDS)
        toast(payload.revisionId ? 'Sent for review' : own ? 'Your change was withdrawn' : 'Page updated')
      }
      onClose()
      return { done: true }
    },
    failure: 'Failed to update page',
  })
  const choose = (choices: Choices) => {
    // Updates the form before it is sent again.
    flushSync(() => {
      for (const { field, theirs } of conflicts ?? []) {
        setBase((before) => ({ ...before, [field]: theirs }))
        if (choices[field] === 'theirs') (field === 'title' ? setTitle : setDescription)(theirs)
      }
    })
    form.formProps.ref.current?.requestSubmit()
  }
  return {
    form,
    isAdministrator,
    isProposal,
    own,
    title: { value: title, set: setTitle },
    description: { value: description, set: setDescription },
    note: { value: note, set: setNote },
    conflicts,
    choose,
    forgetConflicts: () => setConflicts(null),
  }
}
