import { type FormEvent, useEffect, useRef } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolForm_toolFragment } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { FactSource } from '#core/catalogue/vocabulary.ts'
import { factText } from '#core/display/facts.ts'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { ConflictsPanel } from '../../shared/revisions/conflicts-panel.tsx'
import { NoteField } from '../../shared/revisions/note-field.tsx'
import { TextField } from '../../shared/text-field.tsx'
import { FieldControl } from './field-control.tsx'
import type { DraftField } from './tool-drafts.ts'
import { FIELD_GROUPS, fieldLabel, shownValue, type ToolFieldRow } from './tool-fields.ts'
import { useToolForm } from './use-tool-form.ts'

const ToolForm_tool = graphql(`
  fragment ToolForm_tool on EditableTool {
    id
    slug
    name
    fields {
      name
      value
      fact {
        source
        asOf
        url
        checkedOn
      }
    }
  }
`)

type ToolFormProps = { readonly tool: FragmentType<typeof ToolForm_tool> }
type StoredField = ToolForm_toolFragment['fields'][number]

/** Every field of a tool. Edits survive a reload; a save that conflicts with another edit asks which values to keep. */
export function ToolForm({ tool: masked }: ToolFormProps) {
  const isAdministrator = useIsAdministrator()
  const tool = readFragment(ToolForm_tool, masked)
  const form = useToolForm(tool)
  const { draft, error, conflicts, busy } = form
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error !== null) ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  }, [error])
  const count = Object.keys(draft).length
  const stored = new Map(tool.fields.map((field) => [field.name, field]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={`Fields of ${tool.name}`}
      className="grid gap-5 [&_:is(input,select,textarea,summary,button)]:scroll-mb-24"
    >
      {FIELD_GROUPS.map(({ title, fields }) => (
        <section
          key={title}
          className="grid grid-cols-1 gap-x-5 gap-y-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-2"
        >
          <h4 className="font-semibold text-base sm:col-span-2">{title}</h4>
          {fields.map((field) => {
            const known = stored.get(field.name)
            return known === undefined ? null : (
              <ToolField
                key={`${field.name} ${form.version} ${OF_ROWS.has(field.kind) ? known.value : ''}`}
                field={field}
                stored={known}
                draft={draft[field.name]}
                error={error?.field === field.name ? error.message : undefined}
                onChange={(changes) => form.change(field.name, changes)}
              />
            )
          })}
        </section>
      ))}
      {conflicts === null ? null : (
        <ConflictsPanel
          conflicts={conflicts}
          labelOf={fieldLabel}
          shown={shownValue}
          busy={busy}
          onCancel={form.dismissConflicts}
          onChoose={form.resolve}
        />
      )}
      {error !== null && error.field === null ? <Notice tone="danger">{error.message}</Notice> : null}
      {isAdministrator ? null : (
        <div className="rounded-md border border-line bg-surface p-4">
          <NoteField
            value={form.note}
            error={error?.field === 'note' ? error.message : undefined}
            onChange={form.setNote}
          />
        </div>
      )}
      <div className="sticky bottom-14 flex flex-wrap items-center gap-2 border-line border-t bg-paper py-3 lg:bottom-0">
        <Button type="submit" disabled={busy || count === 0}>
          {busy ? 'Saving…' : isAdministrator ? 'Save' : 'Send for review'}
        </Button>
        {count === 0 ? null : (
          <Button variant="quiet" onClick={form.discard}>
            Discard changes
          </Button>
        )}
        <p role="status" className="text-soft text-sm">
          {count === 0 ? 'No changes.' : count === 1 ? '1 field changed.' : `${count} fields changed.`}
        </p>
      </div>
    </form>
  )
}

type ToolFieldProps = {
  readonly field: ToolFieldRow
  readonly stored: StoredField
  readonly draft: DraftField | undefined
  readonly error: string | undefined
  readonly onChange: (changes: Partial<Pick<DraftField, 'value' | 'fact'>>) => void
}

/** Controls that keep rows of their own: they begin again when the stored value changes. */
const OF_ROWS: ReadonlySet<ToolFieldRow['kind']> = new Set(['lines', 'plans', 'events', 'topics'])
/** Fields that need the full width. */
const WIDE: ReadonlySet<ToolFieldRow['kind']> = new Set(['area', 'lines', 'plans', 'events', 'topics', 'choices'])

/** A field with the source of its value. */
function ToolField({ field, stored, draft, error, onChange }: ToolFieldProps) {
  const { fact } = stored
  const edited = draft?.fact ?? { asOf: '', url: '' }
  const source = fact
    ? factText({
        source: fact.source.toLowerCase() as FactSource,
        asOf: fact.asOf,
        checkedOn: fact.checkedOn ?? null,
      })
    : 'No source'
  return (
    <div className={classNames('grid min-w-0 content-start gap-1', WIDE.has(field.kind) && 'sm:col-span-2')}>
      <FieldControl
        field={field}
        cell={draft?.value ?? stored.value}
        error={error}
        onChange={(value) => onChange({ value })}
      />
      <details>
        <summary className="min-h-6 cursor-pointer text-soft text-xs">
          {draft === undefined ? source : "Changed. What's the source?"}
          <span className="sr-only">, source of {field.label}</span>
        </summary>
        {fact?.url ? <p className="wrap-anywhere text-soft text-xs">{fact.url}</p> : null}
        <div className="mt-2 grid gap-3 sm:grid-cols-[1fr_10rem]">
          <TextField
            label={`Page for ${field.label}`}
            hint="The vendor's page, if that's the source."
            control={{ type: 'url' }}
            value={edited.url}
            onChange={(url) => onChange({ fact: { ...edited, url } })}
          />
          <TextField
            label={`Month for ${field.label}`}
            hint="YYYY-MM. Leave empty for this month."
            value={edited.asOf}
            onChange={(asOf) => onChange({ fact: { ...edited, asOf } })}
          />
        </div>
      </details>
    </div>
  )
}
