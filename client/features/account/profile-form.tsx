import { useApolloClient } from '@apollo/client/react'
import { useId, useState } from 'react'
import { industryChoices } from '../../../core/accounts/industries.ts'
import { safeWebsiteUrl } from '../../../core/website-url.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { SessionUser_viewer, updateSessionUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Errors, fieldText, type Outcome, useAccountForm } from './use-account-form.ts'

export const ProfileForm_viewer = graphql(`
  fragment ProfileForm_viewer on Viewer {
    id
    email
    fullName
    company
    jobTitle
    industry
    website
    bio
  }
`)

const UpdateProfileDocument = graphql(`
  mutation UpdateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfilePayload {
        viewer {
          id
          updatedAt
          ...ProfileForm_viewer
          ...SessionUser_viewer
        }
      }
      ... on InvalidInputError {
        field
        message
      }
    }
  }
`)

const FIELDS = ['fullName', 'company', 'jobTitle', 'industry', 'website', 'bio'] as const
type Name = (typeof FIELDS)[number]

const MAX_LINE = 100
const MAX_BIO = 2000
const EMAIL_NOTE = 'Email cannot be changed. Contact support if you need to update your email.'

const isField = (name: string | null | undefined): name is Name => (FIELDS as readonly unknown[]).includes(name)

function check(form: FormData, nameRequired: boolean): Errors<Name> {
  const website = fieldText(form, 'website').trim()
  return {
    ...(nameRequired && fieldText(form, 'fullName').trim() === '' ? { fullName: 'Full name is required' } : {}),
    ...(website !== '' && safeWebsiteUrl(website) === null
      ? { website: 'Website must be an http or https address' }
      : {}),
  }
}

type ProfileFormProps = {
  readonly viewer: FragmentType<typeof ProfileForm_viewer>
  /** The industries that the screen offers; the member's own is added. */
  readonly industries: readonly string[]
  readonly texts: { readonly done: string; readonly failure: string }
  /** Where it is not, a name that is left blank stays as it was. */
  readonly nameRequired: boolean
}

/** What a member says of themselves. The address stays as it is. */
export function ProfileForm({ viewer: masked, industries, texts, nameRequired }: ProfileFormProps) {
  const viewer = readFragment(ProfileForm_viewer, masked)
  const client = useApolloClient()
  const form = useId()
  const idOf = (name: Name) => `${form}-${name}`
  const [nameResets, setNameResets] = useState(0)
  const send = async (data: FormData): Promise<Outcome<Name>> => {
    const { fullName, ...rest } = Object.fromEntries(FIELDS.map((name) => [name, fieldText(data, name).trim() || null]))
    const input = fullName === null ? rest : { fullName, ...rest }
    const { data: answer } = await client.mutate({
      mutation: UpdateProfileDocument,
      variables: { input },
      context: { asViewer: true },
    })
    const result = answer?.updateProfile
    if (!result) throw new Error('The answer is empty')
    if (result.__typename === 'InvalidInputError') {
      return isField(result.field) ? { errors: { [result.field]: result.message } } : { problem: result.message }
    }
    updateSessionUser(readFragment(SessionUser_viewer, result.viewer))
    if (fullName === null) setNameResets((before) => before + 1)
    return { done: texts.done }
  }
  const { errors, problem, done, busy, submit, edit, dismiss } = useAccountForm<Name>({
    check: (data) => check(data, nameRequired),
    send,
    failure: texts.failure,
    idOf,
  })
  const line = (name: 'fullName' | 'company' | 'jobTitle' | 'website', label: string, autoComplete: string) => (
    <Field id={idOf(name)} label={label} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          // Made anew to show the name again that was kept.
          key={name === 'fullName' ? nameResets : name}
          name={name}
          type={name === 'website' ? 'url' : 'text'}
          defaultValue={viewer[name] ?? ''}
          maxLength={name === 'website' ? MAX_BIO : MAX_LINE}
          autoComplete={autoComplete}
          aria-required={(name === 'fullName' && nameRequired) || undefined}
          onChange={() => edit(name)}
        />
      )}
    </Field>
  )
  return (
    // Our own rules speak beside each field, so the browser's bubbles are off.
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {line('fullName', 'Full Name', 'name')}
        <Field label="Email" hint={EMAIL_NOTE}>
          {(control) => <Input {...control} type="email" value={viewer.email} readOnly />}
        </Field>
        {line('company', 'Company', 'organization')}
        {line('jobTitle', 'Job Title', 'organization-title')}
        <Field id={idOf('industry')} label="Industry" error={errors.industry}>
          {(control) => (
            <Select {...control} name="industry" defaultValue={viewer.industry ?? ''} onChange={() => edit('industry')}>
              <option value="">Not said</option>
              {industryChoices(industries, viewer.industry ?? null).map((industry) => (
                <option key={industry}>{industry}</option>
              ))}
            </Select>
          )}
        </Field>
        {line('website', 'Website', 'url')}
      </div>
      <Field id={idOf('bio')} label="Bio" error={errors.bio}>
        {(control) => (
          <Textarea
            {...control}
            name="bio"
            rows={4}
            maxLength={MAX_BIO}
            defaultValue={viewer.bio ?? ''}
            onChange={() => edit('bio')}
          />
        )}
      </Field>
      {done === null ? null : <Notice>{done}</Notice>}
      <Dialog open={problem !== null} onClose={dismiss} title="Your profile" alert>
        {problem}
      </Dialog>
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving…' : 'Save Changes'}
        </Button>
      </div>
    </form>
  )
}

/** Holds the form's place, field by field. */
export function ProfileFormSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {FIELDS.map((name) => (
          <Skeleton key={name} className={name === 'company' ? 'h-28' : 'h-[4.4rem]'} />
        ))}
      </div>
      <Skeleton className="h-40" />
      <Skeleton className="h-11 w-40" />
    </div>
  )
}
