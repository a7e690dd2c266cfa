import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { textOrNull, useForm } from '#client/lib/use-form.ts'
import { useHydrated } from '#client/lib/use-hydrated.ts'
import { Button, LinkButton } from '#client/ui/button.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { Honeypot } from '#client/ui/honeypot.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type ListedTool, SUGGEST_FIELDS, useSuggestTool } from './use-suggest-tool.ts'
import { LineField, NoteField } from './visitor-controls.tsx'
import { UNREACHABLE } from './visitor-failure.ts'
import { checkFields, controlId } from './visitor-fields.ts'

const FORM = 'suggest'
const LABELS = {
  name: 'Tool name',
  websiteUrl: 'Website',
  category: 'Category (optional)',
  note: 'What does it do well? (optional)',
  email: 'Your email (optional)',
} as const

type CategoryChoice = { readonly id: string; readonly name: string }

/** The form to suggest a missing tool, and its confirmation. */
export function SuggestForm({ categories }: { readonly categories: readonly CategoryChoice[] }) {
  const hydrated = useHydrated()
  const suggestTool = useSuggestTool()
  const [listed, setListed] = useState<{ readonly tool: ListedTool } | null>(null)
  const { formProps, done, problem, errors, busy, clearError, reset } = useForm({
    // The last is the honeypot.
    fields: [...SUGGEST_FIELDS, 'category', 'website'],
    check: ({ name, websiteUrl, note, email }) => checkFields({ name, websiteUrl, note, email }),
    send: async (values) => {
      const name = values.name.trim()
      const outcome = await suggestTool({
        name,
        websiteUrl: values.websiteUrl.trim(),
        category: textOrNull(values.category),
        note: textOrNull(values.note),
        email: textOrNull(values.email),
        website: textOrNull(values.website),
      })
      setListed('listed' in outcome ? { tool: outcome.listed } : null)
      if ('joined' in outcome) return { done: { name, joined: outcome.joined } }
      return 'formFailure' in outcome ? outcome.formFailure : {}
    },
    failure: UNREACHABLE,
  })

  if (done !== null) return <Thanks {...done} onRestart={reset} />
  const state = { errors, clearError }
  return (
    <form {...formProps} className="noscript:hidden relative grid max-w-lg gap-5">
      <ErrorSummary form={FORM} errors={errors} labels={LABELS} />
      <LineField form={FORM} name="name" label={LABELS.name} state={state} autoComplete="off" required />
      <LineField
        form={FORM}
        name="websiteUrl"
        label={LABELS.websiteUrl}
        hint="The vendor's own page, such as https://example.com"
        state={state}
        type="text"
        inputMode="url"
        autoComplete="off"
        required
      />
      <Field id={controlId(FORM, 'category')} label={LABELS.category}>
        {(control) => (
          <Select {...control} name="category" defaultValue="">
            <option value="">Not sure</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <NoteField form={FORM} name="note" label={LABELS.note} state={state} />
      <LineField
        form={FORM}
        name="email"
        label={LABELS.email}
        hint="Only used to answer this suggestion. Stored with it and visible only to the editors."
        state={state}
        type="email"
        autoComplete="email"
      />
      <Honeypot name="website" />
      {listed === null ? null : <Listed tool={listed.tool} />}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" disabled={!hydrated || busy}>
          {busy ? 'Sending…' : 'Suggest this tool'}
        </Button>
      </div>
    </form>
  )
}

function Listed({ tool }: { readonly tool: ListedTool }) {
  return (
    <Notice title="Already in the catalog">
      {tool ? (
        <p>
          See{' '}
          <Link to={`/tool/${tool.slug}`} className="link">
            {tool.name}
          </Link>
          . If something on its page is wrong, report it there.
        </p>
      ) : (
        <p>Search the directory for it.</p>
      )}
    </Notice>
  )
}

type ThanksProps = { readonly name: string; readonly joined: boolean; readonly onRestart: () => void }

function Thanks({ name, joined, onRestart }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="thanks" className="max-w-lg border-line border-y py-8">
      <h2 id="thanks" ref={heading} tabIndex={-1} className="wrap-anywhere text-xl outline-none">
        Thank you: {name} is in the queue
      </h2>
      <p className="mt-2 text-soft">
        {joined
          ? 'Someone suggested it before you; your suggestion was added to theirs.'
          : 'An editor will look at it. We list a tool once its entry is written; a suggestion alone isn’t enough.'}{' '}
        Come back to this page to see the outcome.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onRestart}>Suggest another</Button>
        <LinkButton to="/ai-tools" variant="secondary">
          Browse AI Tools
        </LinkButton>
      </div>
    </section>
  )
}
