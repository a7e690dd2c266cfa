import { MessagesList } from './messages-list.tsx'

/** Messages from the contact form. Visitors' reports and suggestions are in the queue. */
export function Component() {
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Messages</h2>
      <MessagesList />
    </section>
  )
}
