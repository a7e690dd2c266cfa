import { useQuery } from '@apollo/client/react'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { MAX_SENTENCE_LENGTH } from '#core/quiz/sentence.ts'
import { graphql } from '../../gql/gql.ts'
import type { StoredPurpose } from '../../lib/quiz-answers.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Field, Textarea } from '../../ui/field.tsx'

const PurposeMeaningsQuery = graphql(`
  query PurposeMeanings($sentence: String!) {
    purposeMeanings(sentence: $sentence) {
      id
      label
      isCondition
    }
  }
`)

const DEBOUNCE_MS = 500

const loadSuggestions = () => import('./job-suggestions.tsx')
const loadLikely = () => import('./likely-jobs.tsx')

type PurposeFieldProps = {
  /** The answers so far, for the jobs that they make likely. */
  readonly answers: QuizAnswers
  /** The stored purpose; null without a sentence. */
  readonly purpose: StoredPurpose | null
  readonly onChange: (purpose: StoredPurpose | null) => void
}

/**
 * An optional sentence about the task, and what the search understands from it, as removable chips. A change is
 * reported after a pause in typing or when the field loses focus, first unread and then with its meanings.
 */
export function PurposeField({ answers, purpose, onChange }: PurposeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? purpose?.sentence ?? ''
  const debounced = useDebounced(text, DEBOUNCE_MS)
  const suggestions = useLoaded(loadSuggestions, typed !== null)
  const likely = useLoaded(loadLikely, purpose === null)
  const section = useRef<HTMLElement>(null)
  // The pressed button disappears with its list.
  const focusField = () => section.current?.querySelector('textarea')?.focus()
  const commit = (value: string) => {
    const sentence = value.trim()
    if (sentence === (purpose?.sentence ?? '')) return
    onChange(sentence === '' ? null : { sentence, meanings: [], unread: true })
  }
  const onDebounced = useEffectEvent(() => {
    if (typed !== null && debounced === text) commit(debounced)
  })
  useEffect(() => {
    if (debounced !== '') onDebounced()
  }, [debounced])
  return (
    <section ref={section} aria-label="In your own words" className="grid gap-3">
      <Field
        label="What do you want to get done?"
        hint={`Optional. For example: “edit my podcast episodes and clean up the sound.” ${[...text].length} of ${MAX_SENTENCE_LENGTH} characters.`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={MAX_SENTENCE_LENGTH}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={({ target }) => commit(target.value)}
          />
        )}
      </Field>
      {suggestions ? (
        <suggestions.JobSuggestions
          text={debounced}
          current={text}
          onChoose={(chosen) => {
            setTyped(chosen)
            focusField()
          }}
        />
      ) : null}
      {purpose === null ? null : text.trim() === purpose.sentence ? (
        <Meanings key={purpose.sentence} purpose={purpose} onChange={onChange} />
      ) : (
        // As high as the meanings, which come back for the new text.
        <div className="min-h-11" />
      )}
      {purpose === null && Object.keys(answers).length > 0 ? (
        // As high as the jobs, which arrive late.
        <div className="min-h-66 sm:min-h-28">
          {likely ? (
            <likely.LikelyJobs
              answers={answers}
              onChange={(kept) => {
                setTyped(null)
                onChange(kept)
                focusField()
              }}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

const textOf = (label: string, isCondition: boolean): string => (isCondition ? `Only: ${label}` : label)

type MeaningsProps = { readonly purpose: StoredPurpose; readonly onChange: (purpose: StoredPurpose) => void }

/** What was understood from a sentence. */
function Meanings({ purpose, onChange }: MeaningsProps) {
  const { sentence, meanings, unread = false } = purpose
  const { data, error } = useQuery(PurposeMeaningsQuery, { variables: { sentence }, ssr: false })
  const all = data?.purposeMeanings
  const onRead = useEffectEvent((ids: readonly string[]) => {
    if (unread) onChange({ sentence, meanings: ids })
  })
  useEffect(() => {
    if (all) onRead(all.map(({ id }) => id))
  }, [all])
  if (error) return <p className="text-soft text-sm">Saved. We’ll read it when you get your results.</p>
  if (!all)
    return (
      <p role="status" className="min-h-11 text-soft text-sm">
        Reading…
      </p>
    )
  const selected = all.filter(({ id }) => unread || meanings.includes(id))
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 text-sm">
      <p role="status" className="text-soft">
        {all.length === 0
          ? 'We didn’t recognize a job or a topic, but we’ll still search for your words.'
          : selected.length === 0
            ? 'You removed everything that we understood.'
            : 'We understood:'}
      </p>
      <ul className="contents">
        {selected.map(({ id, label, isCondition }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Remove ${textOf(label, isCondition)}`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-3 font-semibold"
              onClick={() => onChange({ sentence, meanings: selected.flatMap((one) => (one.id === id ? [] : one.id)) })}
            >
              {textOf(label, isCondition)}
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {selected.length < all.length ? (
        <button
          type="button"
          className="link min-h-11 font-semibold"
          onClick={() => onChange({ sentence, meanings: all.map(({ id }) => id) })}
        >
          Restore all
        </button>
      ) : null}
    </div>
  )
}
