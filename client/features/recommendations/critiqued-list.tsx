import { useQuery } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import type { Critique } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus } from '../../ui/skeleton.tsx'
import { critiqueText } from './critique-chips.tsx'
import { EditAnswer } from './edit-answer.tsx'
import { AlternativesToOne, type ListSlots, ResultList } from './result-list.tsx'
import { ListLoading } from './results-states.tsx'

const CritiquedListQuery = graphql(`
  query CritiquedList($timestamp: String, $critique: Critique!) {
    critiquedRecommendations(timestamp: $timestamp, critique: $critique) {
      change {
        question
        text
      }
      inTheRunning
      items {
        ...ResultList_recommendation
      }
    }
  }
`)

type CritiquedProps = ListSlots & {
  readonly timestamp: string
  readonly critique: Critique
  readonly onBack: () => void
}

/** The list for a critique, with the one answer that it changes. It is not stored. */
export function CritiquedList({ timestamp, critique, onBack, ...slots }: CritiquedProps) {
  const { data, error, refetch } = useQuery(CritiquedListQuery, {
    variables: { timestamp, critique },
    context: { asViewer: true },
  })
  const list = data?.critiquedRecommendations
  if (error && !list) {
    return (
      <Notice tone="danger">
        <p>The list could not be adjusted; yours has not changed.</p>
        <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back to my list
        </Button>
      </Notice>
    )
  }
  if (!data) {
    return (
      <>
        <LoadingStatus label="Adjusting the list" />
        <ListLoading />
      </>
    )
  }
  if (!list?.change) {
    return (
      <Notice>
        <p>Your answers already include this, as far as the quiz allows.</p>
        <Button variant="quiet" className="-ml-3" onClick={onBack}>
          Back to my list
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <Notice title={`${critiqueText(critique)}, with one answer changed`} className="mb-5">
        <p>
          {list.change.text}{' '}
          <span className="tabular-nums">
            With this change, {list.inTheRunning === 1 ? '1 tool meets' : `${list.inTheRunning} tools meet`} your
            limits.
          </span>
        </p>
        <Button variant="quiet" className="-ml-3" onClick={onBack}>
          Back to my list
        </Button>
        <EditAnswer question={list.change.question} variant="button">
          Edit this answer
        </EditAnswer>
      </Notice>
      {list.items.length === 0 ? (
        <p>With this change, no tool meets all your limits.</p>
      ) : (
        <ResultList items={list.items} {...slots} />
      )}
      <AlternativesToOne items={list.items} {...slots} />
    </>
  )
}
