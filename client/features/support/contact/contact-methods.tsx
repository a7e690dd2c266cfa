import { Mail, MessagesSquare } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Badge } from '#client/ui/badge.tsx'
import { Card } from '#client/ui/card.tsx'
import { CONTACT_MAIL } from '#core/brand.ts'
import { contactControlId } from './contact-form.tsx'

const FIRST_FIELD = contactControlId('name')

const toForm = (event: MouseEvent) => {
  const field = document.getElementById(FIRST_FIELD)
  if (field === null) return
  event.preventDefault()
  field.focus()
}

/** Other ways to reach us. Planned ones are marked and link to the form. */
export function ContactMethods() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <Card as="li" className="px-5 pt-5 pb-3">
        <h3 className="flex items-center gap-2 text-lg">
          <Mail aria-hidden="true" className="size-5 text-soft" />
          Email support
        </h3>
        <p className="mt-1 text-soft text-sm">Prefer your own email app? Write to us.</p>
        <a href={`mailto:${CONTACT_MAIL}`} className="link wrap-anywhere inline-flex min-h-11 items-center text-sm">
          {CONTACT_MAIL}
        </a>
      </Card>
      <Card as="li" className="px-5 pt-5 pb-3">
        <h3 className="flex flex-wrap items-center gap-2 text-lg">
          <MessagesSquare aria-hidden="true" className="size-5 text-soft" />
          Live chat <Badge className="font-sans">Planned</Badge>
        </h3>
        <p className="mt-1 text-soft text-sm">There is no chat yet. Until then, send us a message with the form.</p>
        <a
          href={`#${FIRST_FIELD}`}
          onClick={toForm}
          className="link noscript:hidden inline-flex min-h-11 items-center text-sm"
        >
          Write a message
        </a>
      </Card>
    </ul>
  )
}
