import type { ToolDetail_toolFragment } from '#client/gql/graphql.ts'
import { InactiveNotice } from './inactive-notice.tsx'
import { ModelPrices } from './model-prices.tsx'
import { PriceHistory } from './price-history.tsx'
import { ToolTimeline } from './tool-timeline.tsx'

type ToolNoteProps = {
  readonly tool: ToolDetail_toolFragment
  /** Earlier plan prices and models, or events. Else the note is about the tool's status. */
  readonly about?: 'prices' | 'events'
}

/** Notes that only a few tools have. One lazy part for all of them, because each part costs every tool page bytes. */
export function ToolNote({ tool, about }: ToolNoteProps) {
  if (about === 'events') return <ToolTimeline tool={tool} />
  if (about !== 'prices') return <InactiveNotice tool={tool} />
  return (
    <>
      {tool.earlierPrices[0] ? <PriceHistory texts={tool.earlierPrices} /> : null}
      {tool.modelPrices ? <ModelPrices toolId={tool.id} /> : null}
    </>
  )
}
