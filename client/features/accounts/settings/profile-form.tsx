import { useEffect, useEffectEvent } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { type FieldErrors, type FormValues, textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import { industryChoices } from '#core/accounts/industries.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { useUnsavedEdits } from './unsaved-edits.tsx'
import { PROFILE_FIELDS, type ProfileField, useUpdateProfile } from './use-update-profile.ts'

const ProfileForm_viewer = graphql(`
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

const MAX_LINE = 100
const MAX_BIO = 2000
const EMAIL_NOTE = 'Email cannot be changed. Contact support if you need to update your email.'

function nameProblem(name: string, before: string, required: boolean): string | null {
  if (name.trim() !== '') return null
  if (required) return 'Full name is required'
  return before === '' ? null : "You can't remove your name. Enter the name you want to use instead."
}

function check(values: FormValues<ProfileField>, before: string, required: boolean): FieldErrors<ProfileField> {
  const website = values.website.trim()
  const fullName = nameProblem(values.fullName, before, required)
  return {
    ...(fullName === null ? {} : { fullName }),
    ...(website !== '' && safeWebsiteUrl(website) === null
      ? { website: 'Website must be an http or https address' }
      : {}),
  }
}

type ProfileFormProps = {
  readonly viewer: FragmentType<typeof ProfileForm_viewer>
  /** The industries to choose from; the member's own is added. */
  readonly industries: readonly string[]
  readonly texts: { readonly done: string; readonly failure: string }
  /** When false, an account without a name may leave it empty. */
  readonly nameRequired: boolean
  /** Where the outcome is shown: beside the form or in a toast. */
  readonly outcome: 'beside' | 'toast'
}

/** The member's profile. The email address cannot be changed. */
export function ProfileForm({ viewer: masked, industries, texts, nameRequired, outcome: place }: ProfileFormProps) {
  const viewer = readFragment(ProfileForm_viewer, masked)
  const updateProfile = useUpdateProfile()
  const { formProps, errors, problem, done, busy, clearError, dismissProblem } = useForm({
    fields: PROFILE_FIELDS,
    check: (values) => check(values, viewer.fullName, nameRequired),
    send: async (values) => {
      const entries = PROFILE_FIELDS.map((name) => [name, textOrNull(values[name])])
      const { fullName, ...rest } = Object.fromEntries(entries) as Record<ProfileField, string | null>
      return updateProfile(fullName === null ? rest : { fullName, ...rest })
    },
    failure: texts.failure,
  })
  const notice = place === 'toast' ? (done ? texts.done : problem) : null
  const notify = useEffectEvent((text: string) => {
    toast(text)
    dismissProblem()
  })
  useEffect(() => {
    if (notice !== null) notify(notice)
  }, [notice])
  const { leaving, ...edits } = useUnsavedEdits(done !== null)
  const line = (name: 'fullName' | 'company' | 'jobTitle' | 'website', label: string, autoComplete: string) => (
    <Field label={label} error={errors[name]} className={name === 'fullName' ? 'sm:col-span-2' : ''}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={name === 'website' ? 'url' : 'text'}
          defaultValue={viewer[name] ?? ''}
          maxLength={name === 'website' ? MAX_BIO : MAX_LINE}
          autoComplete={autoComplete}
          aria-required={(name === 'fullName' && nameRequired) || undefined}
          onChange={() => clearError(name)}
        />
      )}
    </Field>
  )
  return (
    // Our own messages appear beside each field, so the browser's validation bubbles are off.
    <form {...formProps} {...edits} className="grid gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {line('fullName', 'Full Name', 'name')}
        {/* In the whole width, so that long addresses fit. */}
        <Field label="Email" hint={EMAIL_NOTE} className="sm:col-span-2">
          {(control) => <Input {...control} type="email" value={viewer.email} readOnly />}
        </Field>
        {line('company', 'Company', 'organization')}
        {line('jobTitle', 'Job Title', 'organization-title')}
        <Field label="Industry" error={errors.industry}>
          {(control) => (
            <Select
              {...control}
              name="industry"
              defaultValue={viewer.industry ?? ''}
              onChange={() => clearError('industry')}
            >
              <option value="">Not specified</option>
              {industryChoices(industries, viewer.industry ?? null).map((industry) => (
                <option key={industry}>{industry}</option>
              ))}
            </Select>
          )}
        </Field>
        {line('website', 'Website', 'url')}
      </div>
      <Field label="Bio" error={errors.bio}>
        {(control) => (
          <Textarea
            {...control}
            name="bio"
            rows={4}
            maxLength={MAX_BIO}
            defaultValue={viewer.bio ?? ''}
            onChange={() => clearError('bio')}
          />
        )}
      </Field>
      {done && place === 'beside' ? <Notice>{texts.done}</Notice> : null}
      {place === 'beside' ? (
        <Dialog open={problem !== null} onClose={dismissProblem} title="Your profile" alert>
          {problem}
        </Dialog>
      ) : null}
      {leaving}
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving…' : 'Save Changes'}
        </Button>
      </div>
    </form>
  )
}

/** The form's skeleton, field by field. */
export function ProfileFormSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Skeleton className="h-[4.4rem] sm:col-span-2" />
        <Skeleton className="h-28 sm:col-span-2 sm:h-24" />
        {PROFILE_FIELDS.slice(2).map((name) => (
          <Skeleton key={name} className="h-[4.4rem]" />
        ))}
      </div>
      <Skeleton className="h-40" />
      <Skeleton className="h-11 w-40" />
    </div>
  )
}
