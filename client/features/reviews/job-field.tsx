import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'

const ReviewJobsQuery = graphql(`
  query ReviewJobs($search: String!) {
    jobSuggestions(search: $search, first: 6) {
      slug
      name
    }
  }
`)

const DEBOUNCE_MS = 250
/** Shorter words fit too many jobs. */
const MIN_TYPED = 3
const LONGEST = 100

type ReviewJob = { readonly slug: string; readonly name: string }

type JobFieldProps = {
  /** Null until one is chosen. */
  readonly job: ReviewJob | null
  readonly error: string | undefined
  readonly onChange: (job: ReviewJob | null) => void
}

/** The job that the tool was used for: one of the list, found by typing a few words. */
export function JobField({ job, error, onChange }: JobFieldProps) {
  const [typed, setTyped] = useState('')
  const section = useRef<HTMLDivElement>(null)
  const search = useDebounced(typed.trim(), DEBOUNCE_MS)
  // The pressed button is gone, so the focus moves to what replaced it.
  const focusNext = () => setTimeout(() => section.current?.querySelector<HTMLElement>('input, button')?.focus())
  const choose = (chosen: ReviewJob | null) => {
    onChange(chosen)
    setTyped('')
    focusNext()
  }
  return (
    <div ref={section} className="grid grid-cols-1 gap-2">
      {job === null ? (
        <Field
          label="What did you use it for?"
          hint="Type a few words, such as “write emails,” and choose a job from the list."
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={LONGEST}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      ) : (
        <>
          <p className="font-semibold text-sm">What did you use it for?</p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            <span className="min-w-0">{job.name}</span>
            <Button variant="quiet" aria-label={`Change the job: ${job.name}`} onClick={() => choose(null)}>
              Change
            </Button>
          </p>
          {error === undefined ? null : (
            <p className="text-danger text-sm" role="alert">
              {error}
            </p>
          )}
        </>
      )}
      {job === null && search.length >= MIN_TYPED ? <Suggestions search={search} onChoose={choose} /> : null}
    </div>
  )
}

type SuggestionsProps = { readonly search: string; readonly onChoose: (job: ReviewJob) => void }

function Suggestions({ search, onChoose }: SuggestionsProps) {
  const { data, previousData, error } = useQuery(ReviewJobsQuery, { variables: { search }, ssr: false })
  const jobs = (data ?? previousData)?.jobSuggestions
  if (error)
    return (
      <p role="status" className="text-sm">
        The list of jobs could not be loaded. Please try again.
      </p>
    )
  if (!jobs) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p role="status" className="text-soft">
        {jobs.length === 0 ? 'No job fits these words. Try others.' : 'Choose one:'}
      </p>
      <ul className="contents" aria-label="Suggested jobs">
        {jobs.map(({ slug, name }) => (
          <li key={slug}>
            <button
              type="button"
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-3 hover:border-edge"
              // Before the field loses the focus, which would move the button.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose({ slug, name })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
