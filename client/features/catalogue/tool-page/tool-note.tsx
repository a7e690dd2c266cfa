import type { ToolDetail_toolFragment } from '#client/gql/graphql.ts'
import { InactiveNotice } from './inactive-notice.tsx'
import { ModelPrices } from './model-prices.tsx'
import { PriceHistory } from './price-history.tsx'

type ToolNoteProps = {
  readonly tool: ToolDetail_toolFragment
  /** Whether the note is about prices (earlier plan prices and models). Else it is about the tool's status. */
  readonly prices?: boolean
}

/** Notes that only a few tools have. One lazy part for all of them, because each part costs every tool page bytes. */
export function ToolNote({ tool, prices }: ToolNoteProps) {
  if (!prices) return <InactiveNotice tool={tool} />
  return (
    <>
      {tool.earlierPrices[0] ? <PriceHistory texts={tool.earlierPrices} /> : null}
      {tool.modelPrices ? <ModelPrices toolId={tool.id} /> : null}
    </>
  )
}
