import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { MyReview_reviewFragment } from '#client/gql/graphql.ts'
import { useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { StarRadios } from '#client/ui/star-radios.tsx'
import { countText } from '#core/display/numbers.ts'
import { ROLE_OPTIONS } from '#core/quiz/profile-options.ts'
import { DURATION_LABELS } from '#core/reviews/review-labels.ts'
import { normalizedReviewTexts, REVIEW_LIMITS, reviewLength } from '#core/reviews/review-texts.ts'
import { JobField } from './job-field.tsx'
import { storeReviewDraft } from './review-drafts.ts'
import { checkReview, FIELDS, type ReviewField, type ReviewValues } from './review-fields.ts'
import { useSubmitReview } from './use-submit-review.ts'
import { VerdictField } from './verdict-field.tsx'

type ReviewFormProps = {
  readonly tool: { readonly id: string; readonly name: string; readonly plans: readonly { readonly name: string }[] }
  readonly memberId: string
  /** The stored review, or an empty form. */
  readonly saved: ReviewValues
  /** What was typed before and not sent; null without that. */
  readonly draft: ReviewValues | null
  readonly isChange: boolean
  readonly onSent: (review: MyReview_reviewFragment) => void
  readonly onClose: () => void
}

/** Writes or changes a review. What is typed is kept as a draft in this browser until it is sent. */
export function ReviewForm({ tool, memberId, saved, draft, isChange, onSent, onClose }: ReviewFormProps) {
  const submit = useSubmitReview(tool.id)
  const [values, setValues] = useState(draft ?? saved)
  const [isDraft, setDraft] = useState(draft !== null)
  const form = useForm({
    fields: FIELDS,
    check: checkReview,
    send: submit,
    failure: 'Your review could not be sent. It is kept here as a draft. Please try again.',
  })
  const { done, errors, clearError } = form
  const reported = useRef<MyReview_reviewFragment | null>(null)
  useEffect(() => {
    if (done === null || reported.current === done) return
    reported.current = done
    storeReviewDraft(tool.id, memberId, null)
    onSent(done)
  }, [done, onSent, tool.id, memberId])
  const change = (part: Partial<ReviewValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    setDraft(true)
    storeReviewDraft(tool.id, memberId, next)
    for (const name of Object.keys(part) as ReviewField[]) clearError(name)
  }
  const discard = () => {
    setValues(saved)
    setDraft(false)
    storeReviewDraft(tool.id, memberId, null)
    form.reset()
    // The pressed button is gone.
    form.formProps.ref.current?.querySelector('input')?.focus()
  }
  const onText = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement
    const field = FIELDS.find((known) => known === name)
    if (field !== undefined && field !== 'stars') change({ [field]: value })
  }
  return (
    <form {...form.formProps} onChange={onText} className="grid grid-cols-1 gap-5">
      <StarsField
        name={tool.name}
        stars={values.stars}
        error={errors.stars}
        onChange={(stars) => change({ stars: String(stars) })}
      />
      <Texts values={values} errors={errors} />
      <VerdictField again={values.again} error={errors.again} />
      <JobField
        job={values.job === '' ? null : { slug: values.job, name: values.jobName }}
        error={errors.job}
        onChange={(job) => change({ job: job?.slug ?? '', jobName: job?.name ?? '' })}
      />
      <input type="hidden" name="job" value={values.job} />
      <input type="hidden" name="jobName" value={values.jobName} />
      <Context values={values} errors={errors} plans={tool.plans} />
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <p className="max-w-prose text-soft text-xs">
        An editor reads every review before it shows. Nobody is paid or rewarded for a review.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={form.busy}>
          {form.busy ? 'Sending…' : isChange ? 'Send changes' : 'Send review'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        {isDraft ? (
          <Button variant="quiet" onClick={discard}>
            {isChange ? 'Discard changes' : 'Discard draft'}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

type StarsFieldProps = {
  readonly name: string
  readonly stars: string
  readonly error: string | undefined
  readonly onChange: (stars: number) => void
}

function StarsField({ name, stars, error, onChange }: StarsFieldProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="font-semibold text-sm">Your stars for {name}</legend>
      <div className="-ml-2.5">
        <StarRadios
          name="stars"
          stars={stars === '' ? null : Number(stars)}
          errorId={error === undefined ? undefined : id}
          onChoose={onChange}
        />
      </div>
      {error === undefined ? null : (
        <p id={id} className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type PartProps = {
  readonly values: ReviewValues
  readonly errors: Readonly<Partial<Record<ReviewField, string>>>
}

const { least, most } = REVIEW_LIMITS.total

function Texts({ values, errors }: PartProps) {
  const count = reviewLength(normalizedReviewTexts(values))
  return (
    <>
      <Field label="Headline" error={errors.headline}>
        {(control) => (
          <Input
            {...control}
            name="headline"
            value={values.headline}
            maxLength={REVIEW_LIMITS.headline}
            autoComplete="off"
            onChange={ignore}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="What was good?" error={errors.good}>
          {(control) => <Textarea {...control} name="good" rows={5} value={values.good} onChange={ignore} />}
        </Field>
        <Field label="What was not good?" error={errors.bad}>
          {(control) => <Textarea {...control} name="bad" rows={5} value={values.bad} onChange={ignore} />}
        </Field>
      </div>
      <p className="-mt-2 text-soft text-xs tabular-nums">
        {countText(count)} of {least} to {countText(most)} characters, with the headline. No links or contact data.
      </p>
    </>
  )
}

/** The form handles the changes of its fields. */
const ignore = () => undefined

type ContextProps = PartProps & { readonly plans: readonly { readonly name: string }[] }

function Context({ values, errors, plans }: ContextProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label="Your role" error={errors.role}>
        {(control) => (
          <Select {...control} name="role" value={values.role} onChange={ignore}>
            <option value="">Choose one</option>
            {ROLE_OPTIONS.map(({ id: role, text }) => (
              <option key={role} value={role}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="How long have you used it?" error={errors.duration}>
        {(control) => (
          <Select {...control} name="duration" value={values.duration} onChange={ignore}>
            <option value="">Choose one</option>
            {Object.entries(DURATION_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Plan (optional)" error={errors.plan}>
        {(control) => (
          <Input
            {...control}
            name="plan"
            value={values.plan}
            list={`${id}-plans`}
            maxLength={REVIEW_LIMITS.plan}
            autoComplete="off"
            onChange={ignore}
          />
        )}
      </Field>
      <datalist id={`${id}-plans`}>
        {plans.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label="Your name, as shown" error={errors.authorName}>
        {(control) => (
          <Input
            {...control}
            name="authorName"
            value={values.authorName}
            maxLength={REVIEW_LIMITS.authorName}
            autoComplete="off"
            onChange={ignore}
          />
        )}
      </Field>
    </div>
  )
}
