import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { OtherChoices } from './other-choices.tsx'
import { ToolInformation } from './tool-information.tsx'
import { ToolJsonLd } from './tool-json-ld.tsx'
import { ToolPricing } from './tool-pricing.tsx'
import { ToolQuestions } from './tool-questions.tsx'
import { ToolReviews } from './tool-reviews.tsx'
import { ToolSections } from './tool-sections.tsx'

const ToolBody_tool = graphql(`
  fragment ToolBody_tool on Tool {
    id
    name
    questions {
      question
      answer
    }
    ...ToolPricing_tool
    ...ToolSections_tool
    ...ToolInformation_tool
    ...ToolReviews_tool
    ...OtherChoices_tool
    ...ToolJsonLd_tool
  }
`)

type ToolBodyProps = {
  readonly tool: FragmentType<typeof ToolBody_tool>
  /** Whether its prices and its ratings are shown: for a tool that has ended, only if there are any. */
  readonly isPriced: boolean
  readonly isRated: boolean
  /** Whether it is of a saved copy, which does not say when its prices were checked. */
  readonly isSaved: boolean
  /** Notes that only a few tools have, below the prices and below the sections. */
  readonly prices: ReactNode
  readonly events: ReactNode
  /** The published reviews, if there are any. */
  readonly reviews: ReactNode
}

/** The sections of a tool's page, and its structured data. */
export function ToolBody({ tool: masked, isPriced, isRated, isSaved, prices, events, reviews }: ToolBodyProps) {
  const tool = readFragment(ToolBody_tool, masked)
  const { name, questions } = tool
  return (
    <div className="mt-6 grid grid-cols-1 gap-12">
      {isPriced || prices ? (
        <div>
          {isPriced ? <ToolPricing tool={tool} isSaved={isSaved} /> : null}
          {prices}
        </div>
      ) : null}
      <ToolSections tool={tool} />
      {events}
      <ToolInformation tool={tool} />
      {isRated ? <ToolReviews tool={tool}>{reviews}</ToolReviews> : null}
      {questions.length > 0 ? <ToolQuestions name={name} questions={questions} /> : null}
      <OtherChoices tool={tool} />
      <ToolJsonLd tool={tool} />
    </div>
  )
}
