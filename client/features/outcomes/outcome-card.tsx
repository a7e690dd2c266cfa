import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Outcome_outcomeFragment } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { Outcome_outcome } from './outcome.ts'
import { OutcomeForm } from './outcome-form.tsx'
import { Quote } from './quote.tsx'
import { useOutcomeActions } from './use-outcome-actions.ts'

const OutcomeCard_question = graphql(`
  fragment OutcomeCard_question on OutcomeQuestion {
    resultId
    takenAt
    tools {
      toolId
      name
    }
    firstName
    role
  }
`)

const TITLE = 'Did you choose one of these tools?'

type State = 'asking' | 'postponed' | 'ended' | 'withdrawn' | Outcome_outcomeFragment

type OutcomeCardProps = { readonly question: FragmentType<typeof OutcomeCard_question> }

/** Asks a member what they chose from a list. */
export function OutcomeCard({ question: masked }: OutcomeCardProps) {
  const { resultId, takenAt, tools, firstName, role } = readFragment(OutcomeCard_question, masked)
  const { postpone, endQuestions } = useOutcomeActions()
  const [state, setState] = useState<State>('asking')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (state !== 'asking') heading.current?.focus()
  }, [state])
  const onDone = useCallback((outcome: Outcome_outcomeFragment) => setState(outcome), [])
  const become = (next: State) => (succeeded: boolean) => (succeeded ? setState(next) : undefined)
  return (
    <section aria-labelledby="outcome" className="mt-6">
      <Card className="grid grid-cols-1 gap-4 p-5">
        <div>
          <h2 id="outcome" ref={heading} tabIndex={-1} className="text-xl">
            {state === 'asking' ? TITLE : titleOf(state)}
          </h2>
          {state === 'asking' ? (
            <p className="text-soft text-sm">
              From your quiz on {momentDayText(takenAt)}. We publish how many people chose a tool from their list. Your
              answer never changes what we recommend.
            </p>
          ) : null}
        </div>
        {state === 'asking' ? (
          <OutcomeForm resultId={resultId} tools={tools} firstName={firstName} role={role} onDone={onDone}>
            <Button variant="secondary" onClick={() => void postpone(resultId).then(become('postponed'))}>
              Not now
            </Button>
            <Button variant="quiet" onClick={() => void endQuestions().then(become('ended'))}>
              Don’t ask again
            </Button>
          </OutcomeForm>
        ) : (
          <Answered state={state} onWithdrawn={() => setState('withdrawn')} />
        )}
      </Card>
    </section>
  )
}

const titleOf = (state: Exclude<State, 'asking'>): string => {
  if (state === 'postponed') return 'We’ll ask again in two weeks'
  if (state === 'ended') return 'We won’t ask again'
  return state === 'withdrawn' ? 'We no longer quote you' : 'Thank you for your answer'
}

function Answered({ state, onWithdrawn }: { readonly state: State; readonly onWithdrawn: () => void }) {
  return (
    <>
      {typeof state === 'string' ? null : <Quote outcome={state} onWithdrawn={onWithdrawn} />}
      <p className="text-soft text-sm">
        You can change this in{' '}
        <Link to="/settings?tab=privacy" className="link">
          Settings
        </Link>
        .
      </p>
    </>
  )
}

/** The latest sentence that may be quoted; nothing without one. */
export function QuoteCard({ outcomes }: { readonly outcomes: readonly FragmentType<typeof Outcome_outcome>[] }) {
  const quoted = readFragment(Outcome_outcome, outcomes).find(({ quoteName }) => quoteName)
  if (quoted === undefined) return null
  return (
    <section aria-labelledby="quoted" className="mt-8">
      <Card className="grid max-w-prose grid-cols-1 gap-3 p-5">
        <h2 id="quoted" className="text-xl">
          You agreed to be quoted
        </h2>
        <Quote outcome={quoted} />
      </Card>
    </section>
  )
}
