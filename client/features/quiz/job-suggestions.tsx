import { useQuery } from '@apollo/client/react'
import { Plus } from 'lucide-react'
import { MAX_SENTENCE_LENGTH } from '#core/quiz/sentence.ts'
import { graphql } from '../../gql/gql.ts'

const JobSuggestionsQuery = graphql(`
  query JobSuggestions($search: String!) {
    jobSuggestions(search: $search, first: 4) {
      slug
      name
    }
  }
`)

/** Shorter words fit too many jobs. */
const MIN_TYPED = 3
/** Jobs are separated by commas in the field. */
const SEPARATOR = ', '

/** The text before the job that is being typed, and that job. */
function lastPart(text: string): readonly [before: string, typed: string] {
  const start = text.lastIndexOf(',') + 1
  return [text.slice(0, start).trim(), text.slice(start).trim()]
}

type JobSuggestionsProps = {
  /** The text after a pause in typing. */
  readonly text: string
  /** The text in the field, whose last part a chosen job replaces. */
  readonly current: string
  /** Called with the text that has the chosen job in place of the typed words. */
  readonly onChoose: (text: string) => void
}

/** Jobs for the words that are being typed; one press puts a job in their place. */
export function JobSuggestions({ text, current, onChoose }: JobSuggestionsProps) {
  const [, typed] = lastPart(text)
  const [before] = lastPart(current)
  const { data } = useQuery(JobSuggestionsQuery, {
    variables: { search: typed.slice(0, 100) },
    skip: typed.length < MIN_TYPED,
    ssr: false,
  })
  const withJob = (name: string) => `${before === '' ? '' : `${before} `}${name}`
  const jobs = (data?.jobSuggestions ?? []).filter(
    ({ name }) => name.toLowerCase() !== typed.toLowerCase() && withJob(name).length <= MAX_SENTENCE_LENGTH,
  )
  if (typed.length < MIN_TYPED || jobs.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p role="status" className="text-soft">
        Do you mean:
      </p>
      <ul className="contents" aria-label="Suggested jobs">
        {jobs.map(({ slug, name }) => (
          <li key={slug}>
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3 hover:border-edge"
              // Before the field loses the focus, which would move the button.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(`${withJob(name)}${SEPARATOR}`.slice(0, MAX_SENTENCE_LENGTH))}
            >
              <Plus aria-hidden="true" className="size-4" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
