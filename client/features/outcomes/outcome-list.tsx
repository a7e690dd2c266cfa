import { useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Outcome_outcomeFragment } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import { momentDayText } from '#core/display/dates.ts'
import { firstNameOf } from '#core/outcomes/outcome-texts.ts'
import { Outcome_outcome, SATISFACTIONS } from './outcome.ts'
import { OutcomeForm } from './outcome-form.tsx'
import { Quote } from './quote.tsx'
import { useOutcomeActions } from './use-outcome-actions.ts'

const MyOutcomesQuery = graphql(`
  query MyOutcomes {
    viewer {
      id
      fullName
      jobTitle
    }
    myOutcomes {
      ...Outcome_outcome
    }
  }
`)

const choiceText = ({ choice, toolName }: Outcome_outcomeFragment): string => {
  if (choice === 'LISTED') return `You chose ${toolName}`
  return choice === 'ANOTHER' ? 'You chose another tool' : 'You chose none yet'
}

/** The member's answers about lists, which can be changed and deleted. */
export function OutcomeList() {
  const { data, error, refetch } = useQuery(MyOutcomesQuery, {
    context: { asViewer: true },
    // They are also changed on the dashboard.
    fetchPolicy: 'cache-and-network',
  })
  if (!data) {
    return error ? (
      <Notice tone="warning" title="Your answers could not be loaded">
        <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Notice>
    ) : (
      <LoadingStatus label="Loading your answers" />
    )
  }
  const outcomes = readFragment(Outcome_outcome, data.myOutcomes)
  if (outcomes.length === 0) return <p className="text-soft text-sm">You have not answered yet.</p>
  return (
    <ul className="grid max-w-prose gap-4">
      {outcomes.map((outcome) => (
        <Entry
          key={outcome.id}
          outcome={outcome}
          firstName={firstNameOf(data.viewer?.fullName ?? '')}
          role={data.viewer?.jobTitle ?? ''}
          onDeleted={() => void refetch().catch(() => undefined)}
        />
      ))}
    </ul>
  )
}

type EntryProps = {
  readonly outcome: Outcome_outcomeFragment
  readonly firstName: string
  readonly role: string
  readonly onDeleted: () => void
}

function Entry({ outcome, firstName, role, onDeleted }: EntryProps) {
  const [editing, setEditing] = useState(false)
  const { remove } = useOutcomeActions()
  const { id, resultId, toolId, toolName, satisfaction, sentence, quoteName, createdAt } = outcome
  const onDone = useCallback(() => {
    setEditing(false)
    toast('Answer saved')
  }, [])
  const removeIt = async () => {
    if (!(await remove(id))) return
    toast('Answer deleted')
    onDeleted()
  }
  const what = choiceText(outcome)
  return (
    <li className="grid grid-cols-1 gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <p className="font-semibold text-sm">
        {what}
        <span className="block font-normal text-soft">
          {momentDayText(createdAt)}
          {SATISFACTIONS.filter(([value]) => value === satisfaction).map(([value, label]) => (
            <span key={value}> · {label}</span>
          ))}
        </span>
      </p>
      {editing ? (
        <OutcomeForm
          resultId={resultId}
          tools={toolId && toolName ? [{ toolId, name: toolName }] : []}
          initial={outcome}
          firstName={firstName}
          role={role}
          onDone={onDone}
        >
          <Button variant="secondary" onClick={() => setEditing(false)}>
            Cancel
          </Button>
        </OutcomeForm>
      ) : (
        <>
          {sentence && !quoteName ? <p className="wrap-anywhere text-sm">“{sentence}”</p> : null}
          <Quote outcome={outcome} />
          <div className="-ml-3 flex flex-wrap gap-2">
            <Button variant="quiet" aria-label={`Change: ${what}`} onClick={() => setEditing(true)}>
              Change
            </Button>
            <Button variant="quiet" aria-label={`Delete: ${what}`} onClick={() => void removeIt()}>
              Delete
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
