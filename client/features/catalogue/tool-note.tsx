import type { ComponentProps } from 'react'
import { InactiveNotice } from './inactive-notice.tsx'
import { PriceHistory } from './price-history.tsx'

type ToolNoteProps = ComponentProps<typeof InactiveNotice> & {
  /** What its plans cost before, as sentences; without them the note is about what became of the tool. */
  readonly prices?: readonly string[]
}

/** What few tools have to say beside their record. One part for both, because each part costs every tool's page bytes. */
export function ToolNote({ tool, prices }: ToolNoteProps) {
  return prices ? <PriceHistory texts={prices} /> : <InactiveNotice tool={tool} />
}
