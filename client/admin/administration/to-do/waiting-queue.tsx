import { useRef, useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { QueueKeysDialog } from '../../research/queue/queue-keys-dialog.tsx'
import { QueueList } from '../../research/queue/queue-list.tsx'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { WorkSection } from './work-section.tsx'

const WaitingQueue_queue = graphql(`
  fragment WaitingQueue_queue on QueuePage {
    totalCount
    nodes {
      id
      ...QueueRow_item
    }
  }
`)

/** The oldest items of the queue. */
export function WaitingQueue({ queue: masked }: { readonly queue: FragmentType<typeof WaitingQueue_queue> }) {
  const { totalCount, nodes } = readFragment(WaitingQueue_queue, masked)
  const isAdministrator = useIsAdministrator()
  const section = useRef<HTMLElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  return (
    <WorkSection
      ref={section}
      title="Queue"
      headingId="queue-heading"
      total={totalCount}
      empty="Nothing is waiting for a decision."
      href="/admin?tab=queue"
    >
      <QueueList
        section={section}
        items={nodes}
        isDeferred={false}
        mayPublish={isAdministrator}
        opened={null}
        onKeys={() => setShowsKeys(true)}
      />
      <QueueKeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </WorkSection>
  )
}
