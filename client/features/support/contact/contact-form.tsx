import { type ComponentProps, useEffect } from 'react'
import { textOrNull, useForm } from '#client/lib/use-form.ts'
import { useHydrated } from '#client/lib/use-hydrated.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input, Textarea } from '#client/ui/field.tsx'
import { Honeypot } from '#client/ui/honeypot.tsx'
import { CONTACT_LIMITS, CONTACT_SUCCESS, type ContactField, contactErrors } from '#core/contact-message.ts'
import { ContactStatus } from './contact-status.tsx'
import { CONTACT_FAILURE, useSendContactMessage } from './use-send-contact-message.ts'

const FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[]

/** The id of a field's control, for links from other parts of the page. */
export const contactControlId = (field: ContactField): string => `contact-${field}`

/** The contact form. */
export function ContactForm() {
  const hydrated = useHydrated()
  const sendContactMessage = useSendContactMessage()
  const { formProps, errors, problem, done, busy, clearError, reset } = useForm({
    // The last is the honeypot.
    fields: [...FIELDS, 'website'],
    check: ({ name, email, subject, message }) => contactErrors({ name, email, subject, message }),
    send: ({ name, email, subject, message, website }) =>
      sendContactMessage({ name, email, subject, message, website: textOrNull(website) }),
    failure: CONTACT_FAILURE,
  })
  const form = formProps.ref
  useEffect(() => {
    if (done !== null) form.current?.reset()
  }, [done, form])

  const dismiss = () => {
    reset()
    // The focused element is gone.
    document.getElementById(contactControlId('name'))?.focus()
  }
  const shown = FIELDS.flatMap((field) => {
    const text = errors[field]
    return text === undefined ? [] : [{ text, controlId: contactControlId(field) }]
  })
  const field = (name: ContactField, label: string) => ({
    id: contactControlId(name),
    label,
    error: errors[name],
  })
  // The confirmation of a sent message stays while the next one is typed.
  const control = (name: ContactField) => ({
    name,
    maxLength: CONTACT_LIMITS[name],
    'aria-required': true,
    onChange: () => (errors[name] === undefined ? undefined : clearError(name)),
  })
  const line = (name: Exclude<ContactField, 'message'>, label: string, props: ComponentProps<'input'>) => (
    <Field {...field(name, label)}>{(tied) => <Input {...tied} {...control(name)} {...props} />}</Field>
  )
  return (
    <form {...formProps} className="noscript:hidden relative grid max-w-xl gap-5">
      <ContactStatus
        errors={shown}
        problem={problem}
        success={done === null ? null : done.message || CONTACT_SUCCESS}
        onDismiss={dismiss}
      />
      <p className="text-soft text-sm">All fields are required.</p>
      {line('name', 'Name', { autoComplete: 'name' })}
      {line('email', 'Email', { type: 'email', autoComplete: 'email' })}
      {line('subject', 'Subject', { autoComplete: 'off' })}
      <Field {...field('message', 'Message')}>
        {(tied) => <Textarea {...tied} {...control('message')} rows={7} />}
      </Field>
      <Honeypot name="website" />
      <div>
        <Button type="submit" disabled={!hydrated || busy}>
          {busy ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </form>
  )
}
