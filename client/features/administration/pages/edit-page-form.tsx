import { useState } from 'react'
import { countText } from '../../../../core/display/numbers.ts'
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts'
import { graphql } from '../../../gql/gql.ts'
import type { ProgrammaticPageChanges } from '../../../gql/graphql.ts'
import { unwrap } from '../../../lib/unwrap.ts'
import { refusalOf, useForm } from '../../../lib/use-form.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { Field, Input, Select, Textarea } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useIsAdministrator } from '../is-administrator.ts'
import { GateNote } from './gate-note.tsx'
import { PagePreview } from './page-preview.tsx'
import { statusOf } from './page-words.ts'
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

const FIELDS = ['title', 'description', 'status'] as const

/** What search engines show of a text, about. More is possible and gets cut. */
const SHOWN = { title: 60, description: 160 } as const

const lengthHint = (text: string, shown: number): string =>
  `${text.length} characters; search results show about ${shown}. Leave it empty for the generated text.`

type EditPageFormProps = { readonly page: FragmentType<typeof EditPageForm_page>; readonly onClose: () => void }

/** Title, description and status of a page, with what search engines and visitors will see. */
export function EditPageForm({ page: masked, onClose }: EditPageFormProps) {
  const page = readFragment(EditPageForm_page, masked)
  const isAdministrator = useIsAdministrator()
  const [title, setTitle] = useState(page.title)
  const [description, setDescription] = useState(page.description)
  const { update } = usePageMutations()
  const form = useForm({
    fields: FIELDS,
    send: async (values) => {
      const status = statusOf(values.status)
      const changes: ProgrammaticPageChanges = {
        ...changed('title', values.title.trim(), page.title, page.generatedTitle),
        ...changed('description', values.description.trim(), page.description, page.generatedDescription),
        ...(status === null || status === page.status ? {} : { status }),
      }
      if (Object.keys(changes).length > 0) {
        const { failure } = unwrap(await update(page.id, changes))
        if (failure !== null) {
          const field = failure.__typename === 'InvalidInputError' ? failure.field : null
          return refusalOf({ field, message: failure.message }, FIELDS)
        }
        toast('Page updated')
      }
      onClose()
      return { done: true }
    },
    failure: 'Failed to update page',
  })
  return (
    <DialogForm form={form} action="Save" busyText="Saving…" onCancel={onClose}>
      <Field label="Title" error={form.errors.title} hint={lengthHint(title, SHOWN.title)}>
        {(control) => (
          <Input
            {...control}
            name="title"
            defaultValue={page.title}
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
            defaultValue={page.description}
            placeholder={page.generatedDescription}
            onChange={(event) => {
              setDescription(event.target.value)
              form.clearError('description')
            }}
          />
        )}
      </Field>
      <div>
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

/** The change of one text: nothing where it stays, and empty where it goes back to the generated one. */
const changed = <Name extends 'title' | 'description'>(name: Name, text: string, before: string, generated: string) =>
  text === before || (text === '' && before === generated)
    ? {}
    : ({ [name]: text === generated ? '' : text } as Readonly<Record<Name, string>>)
