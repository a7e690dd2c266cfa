import { useQuery } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { nameInUrl, useAdminQuery } from '../shared/admin-query.ts'
import { NumberedList } from '../shared/numbered-list.tsx'
import { MessageCard } from './message-card.tsx'
import { MESSAGE_STATES } from './message-states.ts'
import { StateFilter } from './state-filter.tsx'

const ContactMessagesQuery = graphql(`
  query ContactMessagesQuery($state: ContactState, $page: Int!) {
    contactMessages(state: $state, page: $page, first: 20) {
      totalCount
      nodes {
        id
        ...MessageCard_message
      }
    }
  }
`)

/** Messages from the contact form. */
export function MessagesList() {
  const { query, page } = useAdminQuery()
  const given = query.get('state')
  const state = given === 'all' ? null : (nameInUrl(MESSAGE_STATES, given) ?? 'OPEN')
  const { data, error, refetch } = useQuery(ContactMessagesQuery, {
    variables: { state, page },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  return (
    <>
      <StateFilter states={MESSAGE_STATES} withAll />
      <NumberedList
        name="messages"
        totalCount={data?.contactMessages.totalCount ?? null}
        failed={error !== undefined}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {data?.contactMessages.nodes.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </NumberedList>
    </>
  )
}
