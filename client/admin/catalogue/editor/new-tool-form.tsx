import { useState } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { textOrNull } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { changedHref, useAdminQuery } from '../../shared/admin-query.ts'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { NoteField } from '../../shared/revisions/note-field.tsx'
import { TextField } from '../../shared/text-field.tsx'
import { useToolActions } from '../use-tool-actions.ts'
import { FieldControl } from './field-control.tsx'
import { NEW_TOOL_FIELDS } from './tool-fields.ts'
import { fieldMessage } from './use-tool-form.ts'

const CreateDocument = graphql(`
  mutation CreateTool($tool: NewToolInput!) {
    createTool(input: { tool: $tool }) {
      __typename
      ... on SaveToolPayload {
        slug
      }
      ...Failure_failure
    }
  }
`)

type Saved = { readonly slug: string | null | undefined; readonly name: string }
const NOTHING = { slug: '', sourceUrl: '', note: '' }
type Problem = { readonly field: string | null; readonly message: string }

/** The required fields of a new tool; the rest can be added later. */
export function Component() {
  const isAdministrator = useIsAdministrator()
  const [cells, setCells] = useState<Readonly<Record<string, string>>>({})
  const [other, setOther] = useState(NOTHING)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [busy, setBusy] = useState(false)
  const { query } = useAdminQuery()
  const { attempt, send } = useToolActions()

  const submit = async () => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    setSaved(null)
    const fields = NEW_TOOL_FIELDS.map(({ name }) => ({ field: name, value: cells[name] ?? '', base: '', fact: null }))
    const [slug, sourceUrl, note] = [textOrNull(other.slug), textOrNull(other.sourceUrl), textOrNull(other.note)]
    const tool = { fields, slug, sourceUrl, ...(note === null ? {} : { note }) }
    const result = await attempt(() => send(CreateDocument, { tool }), 'Failed to create the tool')
    setBusy(false)
    if (result === null) return
    if (result.failure === null) {
      setSaved({ slug: result.payload.slug, name: cells['name'] ?? '' })
      setCells({})
      setOther(NOTHING)
    } else setProblem(result.failure)
  }
  const errorOf = (field: string) => (problem?.field === field ? fieldMessage(problem.message) : undefined)
  const isShown =
    problem !== null && ['slug', 'note', ...NEW_TOOL_FIELDS.map(({ name }) => name)].includes(problem.field ?? '')
  return (
    <form
      method="post"
      noValidate
      aria-label="New tool"
      className="grid max-w-2xl grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h3 className="text-lg">New tool</h3>
      {NEW_TOOL_FIELDS.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          cell={cells[field.name] ?? ''}
          error={errorOf(field.name)}
          onChange={(cell) => setCells({ ...cells, [field.name]: cell })}
        />
      ))}
      <TextField
        label="Slug"
        hint="Leave empty to derive it from the name."
        error={errorOf('slug')}
        value={other.slug}
        onChange={(slug) => setOther({ ...other, slug })}
      />
      <TextField
        label="Source"
        hint="The vendor's page you used, if any."
        control={{ type: 'url' }}
        value={other.sourceUrl}
        onChange={(sourceUrl) => setOther({ ...other, sourceUrl })}
      />
      {isAdministrator ? null : (
        <NoteField value={other.note} error={errorOf('note')} onChange={(note) => setOther({ ...other, note })} />
      )}
      {problem !== null && !isShown ? <Notice tone="danger">{problem.message}</Notice> : null}
      {saved === null ? null : (
        <Notice>
          {saved.slug ? (
            <>
              {saved.name} was created.{' '}
              <Link to={changedHref(query, { tool: saved.slug, view: null })} className="link">
                Edit the other fields
              </Link>
            </>
          ) : (
            `${saved.name} is waiting for an administrator.`
          )}
        </Notice>
      )}
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? 'Saving…' : isAdministrator ? 'Create tool' : 'Send for review'}
      </Button>
    </form>
  )
}
