import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Card } from '#client/ui/card.tsx'
import { countText } from '#core/display/numbers.ts'
import { momentText } from '../../shared/dates.ts'
import { FactList } from '../../shared/fact-list.tsx'

const RecordingFacts_recording = graphql(`
  fragment RecordingFacts_recording on AnalyticsRecording {
    accepted
    written
    duplicates
    buffered
    droppedFull
    droppedLimited
    droppedFailed
    lastFlushAt
    gapFrom
    gapTo
  }
`)

type RecordingFactsProps = { readonly recording: FragmentType<typeof RecordingFacts_recording> }

/** How many analytics records were written or dropped, and the possible gap after a crash. */
export function RecordingFacts({ recording: masked }: RecordingFactsProps) {
  const recording = readFragment(RecordingFacts_recording, masked)
  const { gapFrom, gapTo, lastFlushAt } = recording
  const counts = [
    ['Accepted', recording.accepted],
    ['Written', recording.written],
    ['Duplicates (ignored)', recording.duplicates],
    ['Waiting to be written', recording.buffered],
  ] as const
  const drops = [
    ['Dropped: queue full', recording.droppedFull],
    ['Dropped: sender over its limit', recording.droppedLimited],
    ['Dropped: rejected by the database', recording.droppedFailed],
  ] as const
  const dropped = drops.filter(([, count]) => count > 0)
  const rows = [...counts, ...(dropped.length === 0 ? [['Dropped', 0] as const] : dropped)]
  return (
    <Card as="section" className="p-4">
      <h3 className="text-lg">Analytics recording</h3>
      <p className="text-soft text-sm">
        The last 30 days. Last written: {lastFlushAt === null ? 'not since startup' : momentText(lastFlushAt)}.
      </p>
      <FactList className="mt-2 max-w-prose" figures facts={rows.map(([name, count]) => [name, countText(count)])} />
      {gapFrom === null || gapTo === null ? null : (
        <p className="mt-2 text-sm">
          The process was killed: nothing was recorded from {momentText(gapFrom)} to {momentText(gapTo)}.
        </p>
      )}
    </Card>
  )
}
