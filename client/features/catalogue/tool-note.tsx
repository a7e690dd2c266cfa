import type { ToolDetail_toolFragment } from '../../gql/graphql.ts'
import { InactiveNotice } from './inactive-notice.tsx'
import { ModelPrices } from './model-prices.tsx'
import { PriceHistory } from './price-history.tsx'

type ToolNoteProps = {
  readonly tool: ToolDetail_toolFragment
  /** Whether the note is about its prices: what its plans cost before, and its models. Else it is what became of it. */
  readonly prices?: boolean
}

/** What few tools have to say beside their record. One part for all of it, because each part costs every tool's page bytes. */
export function ToolNote({ tool, prices }: ToolNoteProps) {
  if (!prices) return <InactiveNotice tool={tool} />
  return (
    <>
      {tool.earlierPrices[0] ? <PriceHistory texts={tool.earlierPrices} /> : null}
      {tool.modelPrices ? <ModelPrices toolId={tool.id} /> : null}
    </>
  )
}
