import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { refusalOf } from './refusal.ts'
import { type Outcome, textOrNull, useVisitorForm } from './use-visitor-form.ts'
import { Honeypot, LineField, NoteField } from './visitor-controls.tsx'
import { controlId } from './visitor-fields.ts'

const SuggestToolDocument = graphql(`
  mutation SuggestToolMutation($input: SuggestToolInput!) {
    suggestTool(input: $input) {
      __typename
      ... on SuggestToolPayload {
        joined
      }
      ... on AlreadyListed {
        tool {
          id
          slug
          name
        }
      }
      ... on InvalidInputError {
        field
        message
      }
      ... on RateLimitedError {
        retryAfterSeconds
      }
    }
  }
`)

const FORM = 'suggest'
const FIELDS = ['name', 'websiteUrl', 'note', 'email'] as const
const LABELS = {
  name: 'Name of the tool',
  websiteUrl: 'Website',
  category: 'Category (optional)',
  note: 'What does it do well? (optional)',
  email: 'Your email (optional)',
} as const

/** A suggestion that waits for the editors, or the tool that is there already. */
type Kept =
  | { readonly name: string; readonly joined: boolean }
  | { readonly listed: { readonly slug: string; readonly name: string } | null }

type CategoryChoice = { readonly id: string; readonly name: string }

/** The form for a tool that the catalogue lacks, and what became of it. */
export function SuggestForm({ categories }: { readonly categories: readonly CategoryChoice[] }) {
  const client = useApolloClient()
  const hydrated = useHydrated()
  const send = async (form: FormData): Promise<Outcome<Kept>> => {
    const name = textOrNull(form, 'name') ?? ''
    const input = {
      name,
      websiteUrl: textOrNull(form, 'websiteUrl') ?? '',
      category: textOrNull(form, 'category'),
      note: textOrNull(form, 'note'),
      email: textOrNull(form, 'email'),
      website: textOrNull(form, 'website'),
    }
    const { data } = await client.mutate({
      mutation: SuggestToolDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    })
    const result = data?.suggestTool
    if (!result) throw new Error('The answer is empty')
    if (result.__typename === 'SuggestToolPayload') return { kept: { name, joined: result.joined } }
    if (result.__typename === 'AlreadyListed') return { kept: { listed: result.tool ?? null } }
    return refusalOf(result, FIELDS)
  }
  const { kept, problem, errors, tries, busy, submit, edit, again } = useVisitorForm<Kept>({ fields: FIELDS, send })

  if (kept !== null && 'name' in kept) return <Thanks {...kept} onAgain={again} />
  const state = { errors, edit }
  return (
    // POST, so that what is typed can never end up in an address.
    <form method="post" noValidate onSubmit={submit} className="noscript:hidden relative grid max-w-lg gap-5">
      <ErrorSummary form={FORM} tries={tries} errors={errors} labels={LABELS} />
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
        hint="Only to answer this suggestion. It is kept with it for the editors, and nobody else sees it."
        state={state}
        type="email"
        autoComplete="email"
      />
      <Honeypot name="website" />
      {kept === null ? null : <Listed tool={kept.listed} />}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" disabled={!hydrated || busy}>
          {busy ? 'Sending…' : 'Suggest this tool'}
        </Button>
      </div>
    </form>
  )
}

function Listed({ tool }: { readonly tool: { readonly slug: string; readonly name: string } | null }) {
  return (
    <Notice title="It is in the catalogue already">
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

type ThanksProps = { readonly name: string; readonly joined: boolean; readonly onAgain: () => void }

function Thanks({ name, joined, onAgain }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="thanks" className="max-w-lg border-line border-y py-8">
      <h2 id="thanks" ref={heading} tabIndex={-1} className="wrap-anywhere text-xl outline-none">
        Thank you: {name} is in the queue
      </h2>
      <p className="mt-2 text-soft">
        {joined
          ? 'Somebody suggested it before you; your voice was added to theirs.'
          : 'An editor will look at it. A tool is listed once its entry is written, not because it was suggested.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onAgain}>Suggest another</Button>
        <LinkButton to="/ai-tools" variant="secondary">
          Browse AI Tools
        </LinkButton>
      </div>
    </section>
  )
}
