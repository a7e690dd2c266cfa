import { graphql } from '../../gql/gql.ts'
import { nameInUrl, optionsInUrl, useAdminQuery } from '../shared/admin-query.ts'
import { UrlSelect } from '../shared/filter-bar.tsx'
import { NumberedList } from '../shared/numbered-list.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { MessageCard } from './message-card.tsx'
import { MESSAGE_STATES } from './message-states.ts'

const ContactMessagesQuery = graphql(`
  query ContactMessages($state: ContactState, $page: Int!) {
    contactMessages(state: $state, page: $page, first: 20) {
      totalCount
      nodes {
        id
        ...MessageCard_message
      }
    }
  }
`)

/** Messages from the contact form. Visitors' reports and suggestions are in the queue. */
export function Component() {
  const { query, page } = useAdminQuery()
  const given = query.get('state')
  const state = given === 'all' ? null : (nameInUrl(MESSAGE_STATES, given) ?? 'OPEN')
  const { data, failed, onRetry } = useFreshQuery(ContactMessagesQuery, { state, page })
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Messages</h2>
      <UrlSelect
        name="state"
        label="Status"
        className="w-44"
        options={[...optionsInUrl(MESSAGE_STATES), ['all', 'All']]}
        initial="open"
      />
      <NumberedList
        name="messages"
        totalCount={data?.contactMessages.totalCount ?? null}
        failed={failed}
        onRetry={onRetry}
      >
        {data?.contactMessages.nodes.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </NumberedList>
    </section>
  )
}
