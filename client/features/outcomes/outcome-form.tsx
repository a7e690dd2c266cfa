import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome_outcomeFragment } from '#client/gql/graphql.ts'
import { useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { OUTCOME_LIMITS } from '#core/outcomes/outcome-texts.ts'
import { SATISFACTIONS } from './outcome.ts'
import { ANOTHER, checkAnswer, FIELDS, NONE, useAnswerOutcome } from './use-answer-outcome.ts'

type OutcomeFormProps = {
  readonly resultId: string
  readonly tools: readonly { readonly toolId: string; readonly name: string }[]
  /** The stored answer, to change it. */
  readonly initial?: Outcome_outcomeFragment
  /** What is suggested for the name and the role beside a quoted sentence. */
  readonly firstName: string
  readonly role: string
  readonly onDone: (outcome: Outcome_outcomeFragment) => void
  /** More buttons. */
  readonly children?: ReactNode
}

const choiceOf = ({ choice, toolId }: Outcome_outcomeFragment): string =>
  choice === 'LISTED' ? (toolId ?? '') : choice === 'ANOTHER' ? ANOTHER : NONE

/** What was chosen; for a tool also the satisfaction, a sentence and the consent to quote it. */
export function OutcomeForm({ resultId, tools, initial, firstName, role, onDone, children }: OutcomeFormProps) {
  const first = initial === undefined ? '' : choiceOf(initial)
  const [choice, setChoice] = useState(first)
  const form = useForm({
    fields: FIELDS,
    check: checkAnswer,
    send: useAnswerOutcome(resultId),
    failure: 'Your answer could not be saved. Please try again.',
  })
  const { done } = form
  const reported = useRef<Outcome_outcomeFragment | null>(null)
  useEffect(() => {
    if (done === null || reported.current === done) return
    reported.current = done
    onDone(done)
  }, [done, onDone])
  const options = [
    ...tools.map(({ toolId, name }) => [toolId, name] as const),
    [ANOTHER, 'Another tool, not in this list'] as const,
    [NONE, 'None yet'] as const,
  ]
  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-4">
      <fieldset className="grid sm:grid-cols-2 sm:gap-x-4 lg:grid-cols-3">
        <legend className="mb-1 font-semibold text-sm">What did you choose?</legend>
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="radio"
              name="choice"
              value={value}
              defaultChecked={value === first}
              className="size-5 shrink-0"
              onChange={() => {
                form.dismissProblem()
                setChoice(value)
              }}
            />
            <span className="wrap-anywhere">{label}</span>
          </label>
        ))}
      </fieldset>
      {choice === '' || choice === NONE ? null : (
        <>
          <Field label="How satisfied are you with it?" error={form.errors.satisfaction} className="max-w-prose">
            {(control) => (
              <Select
                {...control}
                name="satisfaction"
                defaultValue={initial?.satisfaction ?? ''}
                onChange={() => form.clearError('satisfaction')}
              >
                <option value="">Choose one</option>
                {SATISFACTIONS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Sentence form={form} initial={initial} firstName={firstName} role={role} />
        </>
      )}
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={form.busy}>
          {form.busy ? 'Saving…' : initial === undefined ? 'Send answer' : 'Save answer'}
        </Button>
        {children}
      </div>
    </form>
  )
}

type SentenceProps = Pick<OutcomeFormProps, 'firstName' | 'role'> & {
  readonly initial: Outcome_outcomeFragment | undefined
  readonly form: {
    readonly errors: Readonly<Partial<Record<'sentence' | 'quoteName' | 'quoteRole', string>>>
    readonly clearError: (name: 'sentence' | 'quoteName' | 'quoteRole') => void
  }
}

/** The optional sentence, and the consent with the name and the role as they will be shown. */
function Sentence({ form, initial, firstName, role }: SentenceProps) {
  const [quoted, setQuoted] = useState(Boolean(initial?.quoteName))
  return (
    <>
      <Field
        label="In one sentence, what does it do for you? (optional)"
        hint={`At most ${OUTCOME_LIMITS.sentence} characters, without links or contact data.`}
        error={form.errors.sentence}
        className="max-w-prose"
      >
        {(control) => (
          <Textarea
            {...control}
            name="sentence"
            rows={2}
            maxLength={OUTCOME_LIMITS.sentence}
            defaultValue={initial?.sentence ?? ''}
            onChange={() => form.clearError('sentence')}
          />
        )}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="quoted"
          value="yes"
          checked={quoted}
          className="size-5 shrink-0"
          onChange={() => setQuoted(!quoted)}
        />
        You may quote me with my first name and role
      </label>
      {quoted ? (
        <div className="grid max-w-prose gap-4 sm:grid-cols-2">
          <Field label="First name, as shown" error={form.errors.quoteName}>
            {(control) => (
              <Input
                {...control}
                name="quoteName"
                maxLength={OUTCOME_LIMITS.name}
                defaultValue={initial?.quoteName ?? firstName}
                onChange={() => form.clearError('quoteName')}
              />
            )}
          </Field>
          <Field label="Role, as shown" hint="For example: Editor at a small publisher" error={form.errors.quoteRole}>
            {(control) => (
              <Input
                {...control}
                name="quoteRole"
                maxLength={OUTCOME_LIMITS.role}
                defaultValue={initial?.quoteRole ?? role}
                onChange={() => form.clearError('quoteRole')}
              />
            )}
          </Field>
          <p className="text-soft text-sm sm:col-span-2">
            Your sentence can then appear on our pricing page. You can withdraw this at any time with one press, here
            and in Settings.
          </p>
        </div>
      ) : null}
    </>
  )
}
