import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { MessageCard } from '../../support/message-card.tsx'
import { WorkSection } from './work-section.tsx'

const WaitingMessages_messages = graphql(`
  fragment WaitingMessages_messages on ContactMessagesPage {
    totalCount
    nodes {
      id
      ...MessageCard_message
    }
  }
`)

type WaitingMessagesProps = { readonly messages: FragmentType<typeof WaitingMessages_messages> }

/** The open messages that come first. */
export function WaitingMessages({ messages: masked }: WaitingMessagesProps) {
  const { totalCount, nodes } = readFragment(WaitingMessages_messages, masked)
  return (
    <WorkSection title="Messages" total={totalCount} empty="No open messages." href="/admin?tab=messages">
      {nodes.length === 0 ? null : (
        <ul className="grid grid-cols-1 gap-4">
          {nodes.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </ul>
      )}
    </WorkSection>
  )
}
