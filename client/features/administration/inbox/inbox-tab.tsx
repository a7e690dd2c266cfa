import { MessagesList } from './messages-list.tsx'

/** Messages of the contact form. What visitors report and suggest is in the queue. */
export function Component() {
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Messages</h2>
      <MessagesList />
    </section>
  )
}
