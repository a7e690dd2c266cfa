import { momentDayText } from '#core/display/dates.ts'
import { countText } from '#core/display/numbers.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'

const ListFacts_result = graphql(`
  fragment ListFacts_result on QuizResult {
    id
    createdAt
    inTheRunning
  }
`)

/** What the list was chosen from, and when. */
export function ListFacts({ result: masked }: { readonly result: FragmentType<typeof ListFacts_result> }) {
  const { createdAt, inTheRunning } = readFragment(ListFacts_result, masked)
  return (
    <p className="text-soft text-sm tabular-nums">
      {inTheRunning === 1 ? '1 tool meets all your limits' : `${countText(inTheRunning)} tools meet all your limits`}
      {' · '}
      {momentDayText(createdAt)}
    </p>
  )
}
