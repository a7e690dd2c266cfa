import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { starsText } from '#client/ui/stars.tsx'
import { ALL_REVIEWS, isFiltered, ORDERS, type ReviewChoice, sameChoice } from './review-choice.ts'
import type { ReviewSummary } from './review-figures.tsx'
import { ReviewPage } from './review-page.tsx'

const ReviewList_tool = graphql(`
  fragment ReviewList_tool on Tool {
    id
    reviews(first: 5) {
      ...ReviewPage_reviews
    }
  }
`)

type ReviewListProps = {
  readonly tool: FragmentType<typeof ReviewList_tool>
  readonly summary: ReviewSummary
}

/** The reviews of a tool, with their order and filters. */
export function ReviewList({ tool: masked, summary }: ReviewListProps) {
  const tool = readFragment(ReviewList_tool, masked)
  const [choice, setChoice] = useState(ALL_REVIEWS)
  const change = (part: Partial<ReviewChoice>) => setChoice({ ...choice, ...part })
  return (
    <div className="mt-6">
      <Controls summary={summary} choice={choice} onChange={change} />
      <p className="mt-2 mb-4 text-soft text-xs">{ORDERS[choice.order].rule}</p>
      <ReviewPage
        toolId={tool.id}
        choice={choice}
        after={null}
        first={sameChoice(choice, ALL_REVIEWS) ? tool.reviews : null}
        whenEmpty={
          isFiltered(choice) ? (
            <>
              <p>No review matches these filters.</p>
              <Button
                variant="quiet"
                className="-ml-3"
                onClick={() => setChoice({ ...ALL_REVIEWS, order: choice.order })}
              >
                Show all reviews
              </Button>
            </>
          ) : (
            <p>No reviews to show.</p>
          )
        }
      />
    </div>
  )
}

type ControlsProps = {
  readonly summary: ReviewSummary
  readonly choice: ReviewChoice
  readonly onChange: (part: Partial<ReviewChoice>) => void
}

function Controls({ summary: { byJob, byRole, distribution }, choice, onChange }: ControlsProps) {
  const stars = [5, 4, 3, 2, 1].filter((value) => (distribution[value - 1] ?? 0) > 0)
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3 sm:flex sm:flex-wrap print:hidden">
      <legend className="sr-only">Order and filters of the reviews</legend>
      <Choice
        label="Order"
        value={choice.order}
        options={Object.entries(ORDERS).map(([value, { label }]) => [value, label])}
        onChoose={(value) => onChange({ order: value === 'NEWEST' ? 'NEWEST' : 'HELPFUL' })}
      />
      <Filter
        label="Role"
        all="All roles"
        groups={byRole}
        value={choice.role}
        onChoose={(role) => onChange({ role })}
      />
      <Filter label="Job" all="All jobs" groups={byJob} value={choice.job} onChoose={(job) => onChange({ job })} />
      {stars.length < 2 ? null : (
        <Choice
          label="Stars"
          value={choice.stars === null ? '' : String(choice.stars)}
          options={[['', 'All stars'], ...stars.map((value): [string, string] => [String(value), starsText(value)])]}
          onChoose={(value) => onChange({ stars: value === '' ? null : Number(value) })}
        />
      )}
    </fieldset>
  )
}

type FilterProps = {
  readonly label: string
  readonly all: string
  readonly groups: ReviewSummary['byJob']
  readonly value: string | null
  readonly onChoose: (key: string | null) => void
}

function Filter({ label, all, groups, value, onChoose }: FilterProps) {
  if (groups.length === 0) return null
  return (
    <Choice
      label={label}
      value={value ?? ''}
      options={[['', all], ...groups.map((group): [string, string] => [group.key, group.label])]}
      onChoose={(key) => onChoose(key === '' ? null : key)}
    />
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Field label={label} className="min-w-0 max-w-56">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
